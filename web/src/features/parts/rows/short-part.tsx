import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useRead } from '#web/api/hooks.ts'
import { orderPath } from '../order-path.ts'
import { formatQuantity } from '../quantity-format.ts'
import type { PartRowValues } from './part-row-values.ts'
import type { PartStock } from './part-stock.ts'
import { useOwnOrder } from './use-part-stock.ts'

interface ShortPartProps {
  part: NonNullable<PartRowValues['part']>
  quantity: number
  stock: PartStock
}

/** Shows how many are missing, the consequence for the order, and which orders reserve the rest. */
export function ShortPart({ part, quantity, stock: { available, short, elsewhere } }: ShortPartProps) {
  const { t } = useTranslation()
  const params = { available: formatQuantity(available), unit: part.unit.name }
  return (
    <>
      {short === undefined || short === quantity
        ? t('parts.rows.short', params)
        : t('parts.rows.short_together', { ...params, short: formatQuantity(short) })}
      {'. '}
      {t('parts.rows.not_saved_short')}
      {elsewhere > 0 && <Holders partId={part.id} />}
    </>
  )
}

/** Orders that the user may not open have no number. */
function Holders({ partId }: { partId: number }) {
  const { t } = useTranslation()
  const own = useOwnOrder()
  const isAllowed = useAllowed()(partEndpoints.listReserved)
  const read = useRead(
    partEndpoints.listReserved,
    { params: { id: partId }, query: {} },
    { enabled: isAllowed },
  )
  if (!read.data) return null
  const { data, meta } = read.data
  const others = data.filter(row => row.order_type !== 'bs' || row.order_id === null || row.order_id !== own)
  const further = meta.total - data.length
  return (
    <div>
      {t('parts.rows.reserved_by')}{' '}
      {others.map((row, index) => {
        const path = orderPath(row)
        return (
          <Fragment key={row.order_number || index}>
            {index > 0 && ', '}
            <span className="rb-part-holder">
              {path ? (
                <a href={path} target="_blank" rel="noreferrer">
                  {row.order_number}
                </a>
              ) : (
                t('parts.another_order')
              )}{' '}
              ({formatQuantity(row.quantity)})
            </span>
          </Fragment>
        )
      })}
      {further > 0 && ` ${t('parts.rows.reserved_by_more', { count: further })}`}
    </div>
  )
}
