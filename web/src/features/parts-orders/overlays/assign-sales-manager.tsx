import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { useMe } from '#web/access/me.ts'
import { assignedOutcome } from '#web/records/orders/order-outcomes.ts'
import { StaffSelect } from '#web/records/staff-select.tsx'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { useAct } from '#web/ui/actions/use-act.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { usePresentRecord } from '#web/ui/details/use-present-record.ts'
import { PlainValue } from '#web/ui/fields/plain-value.tsx'
import '#web/ui/details/modal-text.css'

/** A sales manager can only assign themselves. */
export default function AssignSalesManager({
  order,
  open,
  onClose,
}: Overlays['parts-orders.assign-manager'] & OverlayProps) {
  const { t } = useTranslation()
  const me = useMe()
  const self = me?.role.name === 'sales_manager' ? me : undefined
  const [chosenId, setChosenId] = useState<number | null>(null)
  const managerId = self?.id ?? chosenId
  const assign = useAct(partsOrderEndpoints.assignSalesManager, {
    notice: 'parts-orders.overlays.manager_assigned',
    outcome: ({ data }) => assignedOutcome(data, data.sales_manager),
    changes: 'parts_order',
    onDone: onClose,
  })
  const { sales_manager: present } = usePresentRecord(partsOrderEndpoints.getPartsOrder, order, open)
  return (
    <RecordModal
      open={open}
      title={t('parts-orders.overlays.assign_of', { number: order.order_number })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={assign.isBusy}>
            {t('ui.form.cancel')}
          </Button>
          <Button type="primary" disabled={managerId === null} loading={assign.isBusy} onClick={submit}>
            {t('parts-orders.actions.assign_manager')}
          </Button>
        </>
      }
    >
      <p className="rb-modal-line">
        {present
          ? t('parts-orders.overlays.present_manager', { name: present.full_name })
          : t('parts-orders.overlays.no_manager')}
      </p>
      <label className="rb-modal-label" htmlFor="assign-manager">
        {t('parts-orders.overlays.new_manager')}
      </label>
      {self ? (
        <PlainValue id="assign-manager">{self.full_name}</PlainValue>
      ) : (
        <StaffSelect
          id="assign-manager"
          of="sales_manager"
          none={t('parts-orders.overlays.no_manager_found')}
          value={chosenId}
          onChange={setChosenId}
          without={present?.id}
        />
      )}
    </RecordModal>
  )

  function submit() {
    if (managerId === null) return
    void assign.act({ params: { id: order.id }, body: { sales_manager_id: managerId } })
  }
}
