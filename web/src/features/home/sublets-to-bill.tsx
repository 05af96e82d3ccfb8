import { useTranslation } from 'react-i18next'
import { homeEndpoints } from '#contract/home/home-endpoints.ts'
import { useSeesCosts } from '#web/access/use-sees-costs.ts'
import { useRead } from '#web/api/hooks.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Tile } from './tile.tsx'
import './record-row.css'

/** Sublets without the supplier's invoice. Nothing without any, so that a shop without sublets sees no empty section. */
export function SubletsToBill() {
  const { t } = useTranslation()
  const read = useRead(homeEndpoints.getOwed, {})
  const sublets = read.data?.data.sublets
  const seesCosts = useSeesCosts()
  if (!seesCosts || !sublets || sublets.count === 0) return null
  return (
    <Tile
      title={t('home.board.sublets')}
      read={read}
      lines={2}
      counts={<span className="rb-muted">{t('home.board.sublet_count', { count: sublets.count })}</span>}
    >
      {() => (
        <ul className="rb-tile-rows">
          {sublets.first.map(({ id, order_id, order_number, name, supplier }) => (
            <li key={id} className="rb-record-row">
              <AppLink to={`/orders/${order_id}`} className="rb-tile-link">
                {order_number}
              </AppLink>
              <span className="rb-tile-line" title={[name, supplier].filter(Boolean).join(', ')}>
                {name} <span className="rb-muted">{supplier}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  )
}
