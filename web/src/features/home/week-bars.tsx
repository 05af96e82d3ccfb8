import { useTranslation } from 'react-i18next'
import { formatDollars } from '#contract/shared/money.ts'
import { formatDate } from '#web/ui/text/date-format.ts'
import './week-bars.css'

interface Day {
  date: string
  sales: number
}

/** A bar per day, and a pale one for the same weekday of the week before. */
export function WeekBars({ last, past }: { last: readonly Day[]; past: readonly Day[] }) {
  const { t, i18n } = useTranslation()
  const most = Math.max(1, ...[...last, ...past].map(({ sales }) => sales))
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' })
  const height = (sales: number) => ({ height: `${Math.max(0, sales / most) * 100}%` })
  return (
    <ul className="rb-week-bars" aria-label={t('home.board.sales_by_day')}>
      {last.map((day, index) => {
        const before = past[index]?.sales ?? 0
        const said = `${formatDate(day.date, 'date')}: ${formatDollars(day.sales)} ${t('home.board.week_before', { amount: formatDollars(before) })}`
        return (
          <li key={day.date} title={said}>
            <span className="rb-visually-hidden">{said}</span>
            <span className="rb-week-pair" aria-hidden="true">
              <span className="rb-week-bar rb-week-bar-past" style={height(before)} />
              <span className="rb-week-bar" style={height(day.sales)} />
            </span>
            <span className="rb-week-day" aria-hidden="true">
              {weekday.format(new Date(`${day.date}T00:00:00Z`))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
