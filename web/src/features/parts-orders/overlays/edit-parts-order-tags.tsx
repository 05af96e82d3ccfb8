import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { TagNames, TagSelect } from '#web/features/tags/index.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'

export default function EditPartsOrderTags(props: Overlays['parts-orders.tags'] & OverlayProps) {
  const { order, open, onClose } = props
  const { t } = useTranslation()
  return (
    <FormModal
      of={tagsForm}
      mode="edit"
      params={{ id: order.id }}
      saved={order}
      open={open}
      onClose={onClose}
      title={t('parts-orders.details.edit_tags')}
      width={420}
    >
      {() => (
        <Form.Item name="tag_ids" label={t('parts-orders.details.tags')}>
          <TagSelect type="order" />
        </Form.Item>
      )}
    </FormModal>
  )
}

interface Values {
  tag_ids: number[]
}

const tagsForm = declareForm({
  kind: 'parts_order',
  endpoints: { edit: partsOrderEndpoints.updatePartsOrder },
  values: {
    empty: { tag_ids: [] } as Values,
    of: ({ tags }: PartsOrder): Values => ({ tag_ids: tags.map(tag => tag.id) }),
    toBody: values => values,
  },
  label: () => 'parts-orders.details.tags',
  showValue: (_, value) => <TagNames type="order" ids={value as number[]} />,
})
