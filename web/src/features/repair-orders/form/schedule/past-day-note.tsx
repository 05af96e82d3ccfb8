import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { shopToday, today } from '#web/ui/text/today.ts'
import { isPastDay } from './past-day.ts'

interface PastDayNoteProps {
  field: 'due_date' | 'implementation_date'
  /** What the order says so far: nobody chose that just now. */
  saved: string | undefined
}

/** A day is the shop's; a day and time is written in the zone of whoever reads it. */
const todayFor = { due_date: shopToday, implementation_date: today }

/** Below a day that is over. It may be meant so: nothing is refused. */
export function PastDayNote({ field, saved }: PastDayNoteProps) {
  const { t } = useTranslation()
  const day = Form.useWatch(field) as string | null | undefined
  return (
    <span role="status" className="rb-amber">
      {isPastDay(day, saved, todayFor[field]()) && t('repair-orders.web.past_day')}
    </span>
  )
}
