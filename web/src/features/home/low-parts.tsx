import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { IfAllowed } from '#web/access/if-allowed.tsx'
import { useRead } from '#web/api/hooks.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Tile } from './tile.tsx'
import './count-link.css'
import './record-row.css'

const query = { only_min_limit: true } as const

/** Scarcest first. */
export function LowParts() {
  const { t } = useTranslation()
  const read = useRead(partEndpoints.listParts, {
    query: { ...query, per_page: 6, order_by: 'quantity', order_type: 'asc' },
  })
  return (
    <Tile
      title={t('home.board.low_parts')}
      read={read}
      lines={6}
      counts={
        read.data && (
          <AppLink to="/parts" search={query} className="rb-count-link">
            {t('home.board.part_count', { count: read.data.meta.total })}
          </AppLink>
        )
      }
      verb={
        <IfAllowed to={partEndpoints.receiveParts}>
          <AppLink to="/parts/receive">{t('home.board.receive')}</AppLink>
        </IfAllowed>
      }
    >
      {() =>
        read.data!.data.length === 0 ? (
          <p className="rb-tile-none">{t('home.board.no_low_parts')}</p>
        ) : (
          <ul className="rb-tile-rows">
            {read.data!.data.map(part => (
              <li key={part.id} className="rb-record-row">
                <AppLink to={`/parts/${part.id}`} className="rb-tile-link">
                  {part.stock_number}
                </AppLink>
                <span className="rb-tile-line" title={part.name}>
                  {part.name}
                </span>
                <span className="rb-number">
                  <strong className={part.quantity <= 0 ? 'rb-bad' : undefined}>{part.quantity}</strong>{' '}
                  <span className="rb-muted">
                    {t('home.board.of_minimum', { count: part.min_limit ?? 0 })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Tile>
  )
}
