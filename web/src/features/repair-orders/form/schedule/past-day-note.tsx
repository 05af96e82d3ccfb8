import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { shopToday, today } from '#web/ui/text/today.ts'
import { isPastDay } from './past-day.ts'

interface PastDayNoteProps {
  field: 'due_date' | 'implementation_date'
  /** Value of the saved order: not warned about. */
  saved: string | undefined
}

/** A date is in the shop's time zone, a date with time in the user's. */
const todayFor = { due_date: shopToday, implementation_date: today }

/** A warning below a date in the past, which is allowed. */
export function PastDayNote({ field, saved }: PastDayNoteProps) {
  const { t } = useTranslation()
  const day = Form.useWatch(field) as string | null | undefined
  return (
    <span role="status" className="rb-amber">
      {isPastDay(day, saved, todayFor[field]()) && t('repair-orders.web.past_day')}
    </span>
  )
}
