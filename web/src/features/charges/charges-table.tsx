import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderCharge } from '#contract/charges/order-charge.ts'
import { formatQuantity } from '#web/features/parts/index.ts'
import { PlainTable } from '#web/ui/details/plain-table.tsx'
import { Money } from '#web/ui/text/money.tsx'

interface ChargesTableProps {
  charges: readonly OrderCharge[]
  label: string
  /** Further lines of a charge. */
  stateOf?: (charge: OrderCharge) => ReactNode
}

/** Charges of a type of work, or of the whole order. */
export function ChargesTable({ charges, label, stateOf }: ChargesTableProps) {
  const { t } = useTranslation()
  if (charges.length === 0) return null
  return (
    <PlainTable
      label={label}
      isAligned
      rows={charges}
      columns={[
        {
          title: t('charges.one'),
          render: charge => (
            <>
              {charge.name}
              <ChargeFacts charge={charge} />
              {stateOf?.(charge)}
            </>
          ),
        },
        {
          title: t('charges.quantity'),
          isNumber: true,
          render: charge =>
            charge.percent === null ? formatQuantity(charge.quantity) : `${charge.percent} %`,
        },
        {
          title: t('charges.price'),
          isNumber: true,
          render: charge => charge.percent === null && <Money value={charge.price} />,
        },
        {
          title: t('charges.fields.amount'),
          isNumber: true,
          render: charge => <Money value={charge.amount} />,
        },
      ]}
    />
  )
}

/** By whom, and who waived the charge. */
function ChargeFacts({ charge: { supplier, waived } }: { charge: OrderCharge }) {
  const { t } = useTranslation()
  const facts = [
    supplier && t('charges.at', { supplier: supplier.name }),
    waived && t('charges.waived', { name: waived.by, reason: waived.reason }),
  ].filter(fact => fact !== null)
  return facts.length > 0 && <div className="rb-muted">{facts.join(', ')}</div>
}
