import type { TFunction } from 'i18next'
import { companyBeside } from '#contract/customers/customer-name.ts'
import type { PaymentMethod } from '#contract/lookups/payment-methods.ts'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { Money } from '#web/ui/text/money.tsx'
import { addressLine } from '../addresses/order-address-values.ts'
import type { ChargeActs } from '../charges/use-charge-edits.ts'
import type { ItemActs } from '../items/use-item-edits.ts'
import { CustomerStep } from './customer-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { ItemsStep } from './items-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import type { Wizard, WizardStepView } from './step-types.ts'

interface StepsOptions {
  t: TFunction
  wizard: Wizard
  acts: ItemActs
  charges: ChargeActs
  reached: number
  subtotal: number
  /** Refusals of a checkout. */
  refused: readonly ErrorEntry[]
  onCost: (cost: number | null) => void
  onMethod: (method: PaymentMethod | null) => void
}

/** The steps with the server parameters edited in each; mounted when first reached. */
export function wizardStepViews(options: StepsOptions): WizardStepView[] {
  const { t, wizard, acts, charges, reached, subtotal, refused, onCost, onMethod } = options
  const { order } = wizard
  return [
    {
      key: 'customer',
      title: t('parts-orders.wizard.steps.customer'),
      fields: ['source', 'customer_id'],
      content: <CustomerStep wizard={wizard} />,
      summary: (
        <p className="rb-order-note">
          {[
            t(`parts-orders.sources.${order.source}`),
            order.customer?.full_name,
            order.customer && companyBeside(order.customer.full_name, order.customer.company_name),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ),
    },
    {
      key: 'items',
      title: t('parts-orders.wizard.steps.items'),
      fields: ['items'],
      content: reached >= 1 && <ItemsStep wizard={wizard} acts={acts} charges={charges} refused={refused} />,
      summary: (
        <p className="rb-order-note">
          {acts.items.map(item => item.inventory.name).join(', ')} · <Money value={subtotal} />
        </p>
      ),
    },
    {
      key: 'delivery',
      title: t('parts-orders.wizard.steps.delivery'),
      fields: ['delivery_type', 'delivery_cost', 'billing_address', 'delivery_address'],
      content: reached >= 2 && <DeliveryStep wizard={wizard} items={acts.items} onCost={onCost} />,
      summary: <p className="rb-order-note">{deliveryNote(t, order)}</p>,
    },
    {
      key: 'payment',
      title: t('parts-orders.wizard.steps.payment'),
      fields: ['payment'],
      content: reached >= 3 && <PaymentStep wizard={wizard} onMethod={onMethod} />,
      summary: null,
    },
  ]
}

function deliveryNote(
  t: TFunction,
  { delivery_type, delivery_address, billing_address }: PartsOrder,
): string {
  if (!delivery_type) return ''
  const address = delivery_type === 'delivery' ? delivery_address : billing_address
  return [t(`parts-orders.delivery_types.${delivery_type}`), address && addressLine(address)]
    .filter(Boolean)
    .join(' · ')
}
