import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { draftNameMax } from '#contract/parts-orders/parts-order-input.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import '#web/ui/details/modal-text.css'

interface SaveForLaterProps {
  order: PartsOrder
  open: boolean
  onClose: () => void
  onSaved: () => void
}

/** Asks for the name under which the draft is listed. */
export function SaveForLater({ order, open, onClose, onSaved }: SaveForLaterProps) {
  const { t } = useTranslation()
  const start = useMemo(() => ({ name: order.draft_name }), [order.draft_name])
  return (
    <FormModal
      of={savedDraftForm}
      params={{ id: order.id }}
      start={start}
      open={open}
      onClose={onClose}
      onSaved={onSaved}
      title={t('parts-orders.drafts.save')}
      width={420}
    >
      {() => (
        <>
          <p className="rb-muted rb-modal-line">{t('parts-orders.drafts.about')}</p>
          <Form.Item name="name" label={t('parts-orders.drafts.name')}>
            <Input autoComplete="off" maxLength={draftNameMax} />
          </Form.Item>
        </>
      )}
    </FormModal>
  )
}

const savedDraftForm = declareForm({
  kind: 'parts_order',
  endpoints: { create: partsOrderEndpoints.savePartsOrderForLater },
  values: { empty: { name: '' }, toBody: values => values },
  notices: { saved: 'parts-orders.drafts.saved' },
})
