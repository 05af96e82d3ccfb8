import { useTranslation } from 'react-i18next'
import { lineAmount } from '#contract/shared/money.ts'
import type { TypeOfWorkPart } from '#contract/types-of-work/type-of-work.ts'
import { formatQuantity } from '#web/features/parts/index.ts'
import { PlainTable } from '#web/ui/details/plain-table.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Money } from '#web/ui/text/money.tsx'

/** The parts at current prices; red if not enough are available. */
export function TypeOfWorkParts({ parts }: { parts: readonly TypeOfWorkPart[] }) {
  const { t } = useTranslation()
  if (parts.length === 0) return <p className="rb-muted">{t('types-of-work.no_parts')}</p>
  return (
    <PlainTable
      label={t('types-of-work.parts')}
      rows={parts}
      columns={[
        {
          title: t('types-of-work.part'),
          render: part => (
            <>
              <AppLink to={`/parts/${part.inventory_id}`}>{part.name}</AppLink>
              <div className="rb-muted">{part.stock_number}</div>
            </>
          ),
        },
        {
          title: t('types-of-work.available'),
          isNumber: true,
          render: ({ available, quantity, unit }) => (
            <span className={available < quantity ? 'rb-bad' : undefined}>
              {formatQuantity(available)} {unit.name}
            </span>
          ),
        },
        {
          title: t('types-of-work.quantity'),
          isNumber: true,
          render: part => `${formatQuantity(part.quantity)} ${part.unit.name}`,
        },
        { title: t('types-of-work.price'), isNumber: true, render: part => <Money value={part.price} /> },
        {
          title: t('types-of-work.amount'),
          isNumber: true,
          render: part => <Money value={lineAmount(part)} />,
        },
      ]}
    />
  )
}
