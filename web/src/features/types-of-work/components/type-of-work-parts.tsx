import { useTranslation } from 'react-i18next'
import { times, toCents, toDollars } from '#contract/shared/money.ts'
import type { TypeOfWorkPart } from '#contract/types-of-work/type-of-work.ts'
import { formatQuantity } from '#web/features/parts/index.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Money } from '#web/ui/text/money.tsx'
import '../types-of-work.css'

/** The parts that the work needs, at the prices of now; red where there are not enough. */
export function TypeOfWorkParts({ parts }: { parts: readonly TypeOfWorkPart[] }) {
  const { t } = useTranslation()
  if (parts.length === 0) return <p className="rb-muted">{t('types-of-work.no_parts')}</p>
  return (
    <div className="rb-work-table-wrap">
      <table className="rb-work-table">
        <thead>
          <tr>
            <th scope="col">{t('types-of-work.part')}</th>
            <th scope="col" className="rb-work-number">
              {t('types-of-work.available')}
            </th>
            <th scope="col" className="rb-work-number">
              {t('types-of-work.quantity')}
            </th>
            <th scope="col" className="rb-work-number">
              {t('types-of-work.price')}
            </th>
            <th scope="col" className="rb-work-number">
              {t('types-of-work.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(part => (
            <tr key={part.id}>
              <td>
                <AppLink to={`/parts/${part.inventory_id}`}>{part.name}</AppLink>
                <div className="rb-muted">{part.stock_number}</div>
              </td>
              <td className="rb-work-number">
                <span className={part.available < part.quantity ? 'rb-number rb-bad' : 'rb-number'}>
                  {formatQuantity(part.available)} {part.unit.name}
                </span>
              </td>
              <td className="rb-work-number">
                {formatQuantity(part.quantity)} {part.unit.name}
              </td>
              <td className="rb-work-number">
                <Money value={part.price} />
              </td>
              <td className="rb-work-number">
                <Money value={toDollars(times(toCents(part.price), part.quantity))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
