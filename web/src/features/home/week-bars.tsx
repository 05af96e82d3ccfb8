import { useTranslation } from 'react-i18next'
import { formatDollars } from '#contract/shared/money.ts'
import { PairedBars } from '#web/ui/details/paired-bars.tsx'
import { formatDate } from '#web/ui/text/date-format.ts'

interface Day {
  date: string
  sales: number
}

/** A bar per day, and a pale one for the same weekday of the week before. */
export function WeekBars({ last, past }: { last: readonly Day[]; past: readonly Day[] }) {
  const { t, i18n } = useTranslation()
  const most = Math.max(1, ...[...last, ...past].map(({ sales }) => sales))
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' })
  return (
    <PairedBars
      label={t('home.board.sales_by_day')}
      pairs={last.map(({ date, sales }, index) => {
        const before = past[index]?.sales ?? 0
        const weekBefore = t('home.board.week_before', { amount: formatDollars(before) })
        return {
          key: date,
          short: weekday.format(new Date(`${date}T00:00:00Z`)),
          said: `${formatDate(date, 'date')}: ${formatDollars(sales)} ${weekBefore}`,
          pale: before / most,
          dark: sales / most,
        }
      })}
    />
  )
}
