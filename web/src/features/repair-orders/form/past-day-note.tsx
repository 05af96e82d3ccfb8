import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { today } from '#web/ui/text/today.ts'
import { isPastDay } from './past-day.ts'

interface PastDayNoteProps {
  field: 'due_date' | 'implementation_date'
  /** What the order says so far: nobody chose that just now. */
  saved: string | undefined
}

/** Below a day that is over. It may be meant so: nothing is refused. */
export function PastDayNote({ field, saved }: PastDayNoteProps) {
  const { t } = useTranslation()
  const day = Form.useWatch(field) as string | null | undefined
  return (
    <span role="status" className="rb-amber">
      {isPastDay(day, saved, today()) && t('repair-orders.web.past_day')}
    </span>
  )
}
