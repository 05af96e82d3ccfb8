import Button from 'antd/es/button'
import RadioGroup from 'antd/es/radio/group'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { RepairOrderStatus } from '#contract/repair-orders/repair-order-statuses.ts'
import '#web/ui/details/modal-text.css'
import { statusOutcome } from '#web/records/orders/order-outcomes.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { useAct } from '#web/ui/actions/use-act.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { usePresentRecord } from '#web/ui/details/use-present-record.ts'
import { RepairOrderStatusTag } from '../repair-order-status-tag.tsx'

/** Offers the order's `next_statuses`. Finishing sells the parts, so it waits for the server. */
export default function ChangeStatus({
  order,
  open,
  onClose,
}: Overlays['repair-orders.change-status'] & OverlayProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<RepairOrderStatus>()
  const present = usePresentRecord(repairOrderEndpoints.getRepairOrder, order, open)
  const status = present.next_statuses.find(next => next === chosen)
  const change = useAct(repairOrderEndpoints.changeRepairOrderStatus, {
    changes: 'repair_order',
    outcome: ({ data }) => statusOutcome(data),
    onDone: onClose,
  })
  return (
    <RecordModal
      open={open}
      title={t('repair-orders.web.change_status_of', { number: order.order_number })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={change.isBusy}>
            {t('repair-orders.web.cancel')}
          </Button>
          <Button type="primary" disabled={!status} loading={change.isBusy} onClick={submit}>
            {t('repair-orders.web.actions.change_status')}
          </Button>
        </>
      }
    >
      <p className="rb-modal-line">
        {t('repair-orders.web.present_status')} <RepairOrderStatusTag status={present.status} />
      </p>
      <RadioGroup
        aria-label={t('repair-orders.web.new_status')}
        value={status}
        onChange={event => setChosen(event.target.value as RepairOrderStatus)}
        vertical
        options={present.next_statuses.map(value => ({ value, label: t(`repair-orders.statuses.${value}`) }))}
      />
      {status && status !== 'new' && (
        <p className="rb-muted rb-modal-line">{t(`repair-orders.web.effect_${status}`)}</p>
      )}
    </RecordModal>
  )

  function submit() {
    if (status) void change.act({ params: { id: order.id }, body: { order_id: order.id, status } })
  }
}
