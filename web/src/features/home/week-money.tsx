import { useTranslation } from 'react-i18next'
import { homeEndpoints } from '#contract/home/home-endpoints.ts'
import { addDays, formatDatesRange } from '#contract/shared/dates.ts'
import { formatDollars, toCents, toDollars } from '#contract/shared/money.ts'
import { useRead } from '#web/api/hooks.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { shopToday } from '#web/ui/text/today.ts'
import { Tile } from './tile.tsx'
import { WeekBars } from './week-bars.tsx'
import './week-money.css'

const days = 7

/** Finished orders of the last seven days compared with the seven before, and what is planned. */
export function WeekMoney() {
  const { t } = useTranslation()
  const today = shopToday()
  const week = formatDatesRange({ from: addDays(today, 1 - days), to: today })
  const read = useRead(homeEndpoints.getSales, {})
  return (
    <Tile
      title={t('home.board.week')}
      read={read}
      lines={4}
      verb={
        <AppLink to="/report-orders" search={{ dates_range: week }}>
          {t('home.board.report')}
        </AppLink>
      }
    >
      {() => {
        const { days: points, planned } = read.data!.data
        const [past, last] = [points.slice(0, days), points.slice(days)]
        return (
          <div className="rb-week">
            <dl className="rb-week-sums">
              {(points[0]?.profit === null ? (['sales'] as const) : (['sales', 'profit'] as const)).map(
                name => {
                  const [now, then] = [last, past].map(some =>
                    toDollars(some.reduce((cents, point) => cents + toCents(point[name] ?? 0), 0)),
                  ) as [number, number]
                  return (
                    <div key={name}>
                      <dt>{t(`home.board.${name}`)}</dt>
                      <dd>
                        <span className="rb-week-sum">
                          <Money value={now} />
                        </span>
                        <span className="rb-week-before">
                          {changeOf(now, then) && <strong>{changeOf(now, then)} </strong>}
                          {t('home.board.week_before', { amount: formatDollars(then) })}
                        </span>
                      </dd>
                    </div>
                  )
                },
              )}
            </dl>
            <WeekBars last={last} past={past} />
            <p className="rb-week-note">
              {t('home.board.week_counts')}{' '}
              {t('home.board.planned_week', {
                count: planned.count,
                amount: formatDollars(planned.amount),
              })}
            </p>
          </div>
        )
      }}
    </Tile>
  )
}

/** `+12%`; empty if there is nothing to compare with. */
function changeOf(now: number, before: number): string {
  if (before <= 0) return ''
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`
}
