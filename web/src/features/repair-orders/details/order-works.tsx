import { useTranslation } from 'react-i18next'
import type { OrderWork } from '#contract/repair-orders/repair-order.ts'
import { Money } from '#web/ui/text/money.tsx'
import './order-details.css'

/** What is done, with which parts. */
export function OrderWorks({ works }: { works: readonly OrderWork[] }) {
  return works.map(work => <Work key={work.id} work={work} />)
}

function Work({ work }: { work: OrderWork }) {
  const { t } = useTranslation()
  return (
    <div className="rb-order-work">
      <div className="rb-order-work-head">
        <h3>{work.name}</h3>
        <span className="rb-number">
          <span className="rb-muted">{t('repair-orders.web.labor')}</span> {work.duration}{' '}
          {t('repair-orders.web.hours_by')} <Money value={work.hourly_rate} />
        </span>
        <strong>
          <Money value={work.total_amount} />
        </strong>
      </div>
      {work.inventories.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="rb-order-table-wrap" tabIndex={0} aria-label={work.name}>
          <table className="rb-order-table">
            <thead>
              <tr>
                <th scope="col">{t('repair-orders.web.part')}</th>
                <th scope="col">{t('repair-orders.web.stock_number')}</th>
                <th scope="col" className="rb-cell-number">
                  {t('repair-orders.web.quantity')}
                </th>
                <th scope="col" className="rb-cell-number">
                  {t('repair-orders.web.price')}
                </th>
                <th scope="col" className="rb-cell-number">
                  {t('repair-orders.web.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {work.inventories.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part may stand in two rows
                <tr key={`${part.id} ${index}`}>
                  <td>{part.name}</td>
                  <td className="rb-number">{part.stock_number}</td>
                  <td className="rb-cell-number">
                    {part.quantity} {part.unit.name}
                  </td>
                  <td className="rb-cell-number">
                    <Money value={part.price} />
                  </td>
                  <td className="rb-cell-number">
                    <Money value={part.amount} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
