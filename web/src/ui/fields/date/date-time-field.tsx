import '../fields.css'
import Input from 'antd/es/input/Input'
import dayjs from 'dayjs'
import { lazy, Suspense } from 'react'
import { useCalendarValue } from './use-calendar-value.ts'

const Picker = lazy(() => import('./date-picker.tsx'))

export interface DateTimeFieldProps {
  id?: string
  /** `YYYY-MM-DD HH:mm`, local time. */
  value?: string | null
  onChange?: (value: string | null) => void
  onBlur?: () => void
  disabled?: boolean
  label?: string
  /** `HH:mm`: the time of a day that is chosen without one. */
  firstTime?: string
}

export function DateTimeField(props: DateTimeFieldProps) {
  const { id, value, onChange, onBlur, disabled, label, firstTime, ...aria } = props
  const moment = useCalendarValue(value, momentOf)
  return (
    <Suspense fallback={<Input disabled {...(id ? { id } : {})} aria-label={label} />}>
      <Picker
        {...aria}
        {...(id ? { id } : {})}
        className="rb-wide"
        {...(firstTime ? { firstTime } : {})}
        showTime={{
          format: 'h:mm A',
          use12Hours: true,
          minuteStep: 5,
          ...(firstTime ? { defaultOpenValue: dayjs(`2000-01-01 ${firstTime}`) } : {}),
        }}
        format={['MM/DD/YYYY h:mm A', wireDateTime]}
        needConfirm={false}
        disabled={disabled}
        aria-label={label}
        value={moment}
        onChange={next => onChange?.(next ? next.format(wireDateTime) : null)}
        onBlur={onBlur}
      />
    </Suspense>
  )
}

const wireDateTime = 'YYYY-MM-DD HH:mm'
const momentOf = (value: string) => dayjs(value, wireDateTime)
