import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import '#web/ui/details/modal-text.css'
import { assignedOutcome } from '#web/records/orders/order-outcomes.ts'
import { MechanicSelect } from '#web/records/staff-select.tsx'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { useAct } from '#web/ui/actions/use-act.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { usePresentRecord } from '#web/ui/details/use-present-record.ts'

export default function ReassignMechanic({
  order,
  open,
  onClose,
}: Overlays['repair-orders.reassign'] & OverlayProps) {
  const { t } = useTranslation()
  const [mechanicId, setMechanicId] = useState<number | null>(null)
  const reassign = useAct(repairOrderEndpoints.reassignMechanic, {
    notice: 'repair-orders.web.mechanic_assigned',
    outcome: ({ data }) => assignedOutcome(data, data.mechanic),
    changes: 'repair_order',
    onDone: onClose,
  })
  const { mechanic } = usePresentRecord(repairOrderEndpoints.getRepairOrder, order, open)
  return (
    <RecordModal
      open={open}
      title={t('repair-orders.web.reassign_of', { number: order.order_number })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={reassign.isBusy}>
            {t('repair-orders.web.cancel')}
          </Button>
          <Button type="primary" disabled={mechanicId === null} loading={reassign.isBusy} onClick={submit}>
            {t('repair-orders.web.actions.reassign')}
          </Button>
        </>
      }
    >
      <p className="rb-modal-line">
        {mechanic
          ? t('repair-orders.web.present_mechanic', { name: mechanic.full_name })
          : t('repair-orders.web.no_mechanic')}
      </p>
      <label className="rb-modal-label" htmlFor="reassign-mechanic">
        {t('repair-orders.web.new_mechanic')}
      </label>
      <MechanicSelect
        id="reassign-mechanic"
        value={mechanicId}
        onChange={setMechanicId}
        without={mechanic?.id}
      />
    </RecordModal>
  )

  function submit() {
    if (mechanicId === null) return
    void reassign.act({ params: { id: order.id }, body: { id: order.id, mechanic_id: mechanicId } })
  }
}
