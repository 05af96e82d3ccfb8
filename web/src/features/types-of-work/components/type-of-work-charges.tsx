import { useTranslation } from 'react-i18next'
import { workAmounts } from '#contract/repair-orders/repair-order-totals.ts'
import type { TypeOfWork } from '#contract/types-of-work/type-of-work.ts'
import { formatQuantity } from '#web/features/parts/index.ts'
import { PlainTable } from '#web/ui/details/plain-table.tsx'
import { Money } from '#web/ui/text/money.tsx'

/** Saved charges at current prices. */
export function TypeOfWorkCharges({ work }: { work: TypeOfWork }) {
  const { t } = useTranslation()
  const { charge_amounts } = workAmounts({
    ...work,
    parts: work.inventories,
    charges: work.charges.map(charge => ({ ...charge, is_waived: false })),
  })
  return (
    <PlainTable
      label={t('types-of-work.charges')}
      rows={work.charges.map((charge, index) => ({ ...charge, amount: charge_amounts[index]! }))}
      columns={[
        {
          title: t('charges.one'),
          render: charge => (
            <>
              {charge.name}
              {!charge.is_used && <div className="rb-muted">{t('charges.retired')}</div>}
              {charge.kind !== 'fee' && <div className="rb-muted">{t(`charges.kinds.${charge.kind}`)}</div>}
            </>
          ),
        },
        {
          title: t('types-of-work.quantity'),
          isNumber: true,
          render: ({ percent, quantity }) => (percent === null ? formatQuantity(quantity) : `${percent} %`),
        },
        {
          title: t('types-of-work.price'),
          isNumber: true,
          render: charge => charge.percent === null && <Money value={charge.price} />,
        },
        {
          title: t('types-of-work.amount'),
          isNumber: true,
          render: charge => <Money value={charge.amount} />,
        },
      ]}
    />
  )
}
