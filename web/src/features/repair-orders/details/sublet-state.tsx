import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { OrderCharge } from '#contract/charges/order-charge.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { isOpen } from '#contract/repair-orders/repair-order-statuses.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { announce } from '#web/shell/announcements.ts'
import { useAct } from '#web/ui/actions/use-act.ts'
import { formatDate } from '#web/ui/text/date-format.ts'
import { shopToday } from '#web/ui/text/today.ts'
import { SubletInvoice, useMayEnterInvoice } from './sublet-invoice.tsx'
import './sublet-state.css'

interface SubletStateProps {
  order: Pick<RepairOrder, 'id' | 'status'>
  charge: OrderCharge
}

/** When work done elsewhere comes or came back, with a button that says so. */
export function SubletState({ order, charge }: SubletStateProps) {
  const { t } = useTranslation()
  const { expected_back, back_at } = charge
  const isBack = back_at !== null
  const mayMark = useAllowed()(repairOrderEndpoints.markSubletBack)
  const mark = useAct(repairOrderEndpoints.markSubletBack, {
    // The charge shows it; `announce` is for screen readers.
    notice: null,
    changes: 'repair_order',
    onDone: () =>
      announce(t(`repair-orders.history.${isBack ? 'sublet_out' : 'sublet_back'}`, { name: charge.name })),
  })
  const isLate = !isBack && isOpen(order.status) && expected_back !== null && expected_back < shopToday()
  const when = isBack
    ? t('repair-orders.charges.is_back_since', { date: formatDate(back_at, 'date') })
    : expected_back &&
      t(isLate ? 'repair-orders.charges.late' : 'charges.back', { date: formatDate(expected_back, 'date') })
  const mayEnter = useMayEnterInvoice()
  const canEnter = charge.kind === 'sublet' && mayEnter && order.status !== 'deleted'
  const canMark = charge.kind === 'sublet' && mayMark && isOpen(order.status)
  if (!when && !canMark && !canEnter) return null
  return (
    <div className="rb-sublet-state">
      {when && <span className={isLate ? 'rb-bad' : 'rb-muted'}>{when}</span>}
      {canMark && (
        <Button
          size="small"
          type={isBack ? 'text' : 'default'}
          loading={mark.isBusy}
          aria-label={`${t(`repair-orders.charges.${isBack ? 'not_back' : 'is_back'}`)}: ${charge.name}`}
          onClick={() =>
            mark.act({ params: { id: order.id, charge_id: charge.id }, body: { is_back: !isBack } })
          }
        >
          {t(`repair-orders.charges.${isBack ? 'not_back' : 'is_back'}`)}
        </Button>
      )}
      {canEnter && <SubletInvoice orderId={order.id} charge={charge} />}
    </div>
  )
}
