import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { announce } from '#web/shell/announcements.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { vehicleName } from '../vehicle-name.ts'

/** Starts a job, or finishes it after a confirmation that names the vehicle. Renders nothing without a next step. */
export function NextStepButton({
  job,
  className,
  onStarted,
}: {
  job: RepairOrderRow
  className: string
  onStarted?: (id: number) => void
}) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const next = job.status === 'new' ? 'in_process' : 'finished'
  const move = useAct(repairOrderEndpoints.changeRepairOrderStatus, {
    // The job shows its new status; `announce` is for screen readers.
    notice: null,
    changes: 'repair_order',
    onDone() {
      announce(`${job.order_number}: ${t(`repair-orders.statuses.${next}`)}`)
      if (next === 'in_process') onStarted?.(job.id)
    },
    onClose: () => setAsking(false),
  })
  if (job.status === 'finished' || !job.next_statuses.includes(next)) return null
  const { vehicle } = job
  const named = { number: job.order_number, vehicle: vehicleName(vehicle), unit: vehicle.unit_number }
  return (
    <>
      <Button
        type="primary"
        size="large"
        className={className}
        loading={move.isBusy}
        onClick={() => (next === 'finished' ? setAsking(true) : void go())}
      >
        {t(next === 'finished' ? 'repair-orders.job.finish' : 'repair-orders.job.start')}
      </Button>
      <ConfirmAction
        open={isAsking}
        question={t('repair-orders.job.finish_question', named)}
        text={t('repair-orders.job.finish_text')}
        yes={t('repair-orders.job.finish')}
        busy={move.isBusy}
        onClose={() => setAsking(false)}
        onYes={go}
      />
    </>
  )

  function go(): Promise<void> {
    return move.act({ params: { id: job.id }, body: { order_id: job.id, status: next } })
  }
}
