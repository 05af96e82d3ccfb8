import Form from 'antd/es/form'
import RadioGroup from 'antd/es/radio/group'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { PartsOrderStatus } from '#contract/parts-orders/parts-order-statuses.ts'
import { useRead } from '#web/api/hooks.ts'
import { focusOnceThere } from '#web/shell/focus/focus-soon.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import '#web/ui/details/modal-text.css'
import { statusOutcome } from '#web/records/orders/order-outcomes.ts'
import { PartsOrderStatusTag } from '#web/records/orders/parts-order-status-tag.tsx'
import { usePresentRecord } from '#web/ui/details/use-present-record.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { isAbout } from '#web/ui/form/save/server-errors.ts'
import { SkeletonLine } from '#web/ui/states/skeletons.tsx'
import { newShipment, type ShipmentValues, shipmentBody } from './shipment-values.ts'
import { ShipmentsField } from './shipments-field.tsx'

/** The statuses that the server offers. Stock changes, so no optimistic update. */
export default function ChangePartsOrderStatus(props: Overlays['parts-orders.change-status'] & OverlayProps) {
  const { order, open, onClose } = props
  const { t } = useTranslation()
  const params = { id: order.id }
  const offered = useRead(partsOrderEndpoints.listPartsOrderStatuses, { params }, { enabled: open })
  const present = usePresentRecord(partsOrderEndpoints.getPartsOrder, order, open)
  return (
    <FormModal
      of={statusForm}
      params={params}
      outcome={({ data }) => statusOutcome(data)}
      open={open}
      onClose={onClose}
      title={t('parts-orders.overlays.change_status_of', { number: order.order_number })}
      submitTitle="parts-orders.actions.change_status"
    >
      {form => (
        <>
          <p className="rb-modal-line">
            {t('parts-orders.overlays.present_status')} <PartsOrderStatusTag status={present.status} />
          </p>
          {!offered.data && <SkeletonLine width="40%" />}
          <NewStatus form={form} offered={offered.data?.data} />
        </>
      )}
    </FormModal>
  )
}

interface Values {
  status: PartsOrderStatus | null
  sent_data: ShipmentValues[]
}

const statusForm = declareForm({
  kind: 'parts_order',
  endpoints: { create: partsOrderEndpoints.changePartsOrderStatus },
  values: {
    empty: (): Values => ({ status: null, sent_data: [newShipment()] }),
    toBody: ({ status, sent_data }) => ({
      // The server reports what is missing.
      status: (status ?? undefined) as PartsOrderStatus,
      ...(status === 'sent' ? { sent_data: sent_data.map(shipmentBody) } : {}),
    }),
  },
})

interface NewStatusProps {
  form: RecordForm<Values>
  /** Undefined while loading. */
  offered: readonly { key: string; title: string }[] | undefined
}

/** Preselects a single status, and resets one that is no longer offered. */
function NewStatus({ form, offered }: NewStatusProps) {
  const { t } = useTranslation()
  const group = useRef<HTMLDivElement>(null)
  const chosen: PartsOrderStatus | null | undefined = Form.useWatch('status', form.antd)
  const { antd, onShowErrors } = form
  useEffect(() => {
    if (!offered || offered.some(({ key }) => key === antd.getFieldValue('status'))) return
    antd.setFieldValue('status', offered.length === 1 ? (offered[0]!.key as PartsOrderStatus) : null)
  }, [antd, offered])
  useEffect(() => {
    // A radio group takes no focus itself.
    onShowErrors.current = found => {
      if (found.some(entry => isAbout(entry, ['status'])))
        focusOnceThere(() => group.current?.querySelector('input'))
    }
    return () => {
      onShowErrors.current = undefined
    }
  }, [onShowErrors])
  return (
    <>
      <Form.Item name="status" className="rb-modal-line">
        <RadioGroup
          ref={group}
          aria-label={t('parts-orders.overlays.new_status')}
          vertical
          options={(offered ?? []).map(({ key, title }) => ({ value: key, label: title }))}
        />
      </Form.Item>
      <Consequence status={chosen ?? null} />
    </>
  )
}

function Consequence({ status }: { status: PartsOrderStatus | null }) {
  const { t } = useTranslation()
  if (status === 'sent') return <ShipmentsField />
  if (status !== 'delivered' && status !== 'returned') return null
  return <p className="rb-muted rb-modal-line">{t(`parts-orders.overlays.effect_${status}`)}</p>
}
