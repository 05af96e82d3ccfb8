import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { SkeletonLine } from '#web/ui/states/skeletons.tsx'
import { Tile } from './tile.tsx'

/** Parts that are low on stock, the scarcest first. */
export function LowParts() {
  const { t } = useTranslation()
  const { data } = useRead(partEndpoints.listParts, {
    query: { only_min_limit: true, per_page: 6, order_by: 'quantity', order_type: 'asc' },
  })
  return (
    <Tile
      title={`${t('home.web.low_parts')}${data ? ` · ${data.meta.total}` : ''}`}
      to="/parts"
      search={{ only_min_limit: true }}
      more={t('home.web.see_all')}
      wide
      isLoading={!data}
    >
      {!data && <SkeletonLine width="60%" />}
      {data?.data.length === 0 && <p className="rb-muted">{t('home.web.low_parts_none')}</p>}
      <ul className="rb-day">
        {data?.data.map(part => (
          <li key={part.id}>
            <AppLink to={`/parts/${part.id}`}>{part.stock_number}</AppLink>
            <span className="rb-day-what">{part.name}</span>
            <strong className="rb-number rb-bad">
              {part.quantity} {part.unit_name}
            </strong>
            <span className="rb-muted rb-number">{t('home.web.min', { count: part.min_limit ?? 0 })}</span>
          </li>
        ))}
      </ul>
    </Tile>
  )
}
