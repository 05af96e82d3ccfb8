import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { OrderCharge } from '#contract/charges/order-charge.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import '../overlay-names.ts'

/** Whether the user sees what sublet work cost, and may set it. */
export function useMayEnterInvoice(): boolean {
  const allowed = useAllowed()
  return allowed('inventories.see-costs') && allowed(repairOrderEndpoints.setSubletInvoice)
}

/** What sublet work cost and the number of its invoice, with a button to enter them. */
export function SubletInvoice({ orderId, charge }: { orderId: number; charge: OrderCharge }) {
  const { t } = useTranslation()
  const { name, cost, supplier_invoice } = charge
  const title = t('repair-orders.charges.supplier_invoice')
  const facts = [
    cost !== null && `${t('charges.cost')} ${formatDollars(cost)}`,
    supplier_invoice && `${t('charges.supplier_invoice')} ${supplier_invoice}`,
  ].filter(Boolean)
  return (
    <>
      {facts.length > 0 && <span className="rb-muted">{facts.join(', ')}</span>}
      <Button
        size="small"
        aria-label={`${title}: ${name}`}
        onClick={() => openOverlay('repair-orders.sublet-invoice', { orderId, charge })}
      >
        {title}
      </Button>
    </>
  )
}
