import '../fields.css'
import Input from 'antd/es/input/Input'
import dayjs from 'dayjs'
import { lazy, Suspense } from 'react'
import { isInFuture } from './is-in-future.ts'
import { useCalendarValue } from './use-calendar-value.ts'

const Picker = lazy(() => import('./date-picker.tsx'))

interface DateFieldProps {
  id?: string
  /** YYYY-MM-DD */
  value?: string | null
  onChange?: (value: string | null) => void
  onBlur?: () => void
  disabled?: boolean
  allowFuture?: boolean
  disabledDay?: (day: string) => boolean
  /** If the field has no label. */
  label?: string
}

/** A date as text, independent of clock and time zone. */
export function DateField({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  allowFuture = true,
  disabledDay,
  label,
  ...aria
}: DateFieldProps) {
  const day = useCalendarValue(value, dayOf)
  return (
    <Suspense fallback={<Input disabled {...(id ? { id } : {})} aria-label={label} />}>
      <Picker
        {...aria}
        {...(id ? { id } : {})}
        className="rb-wide"
        format={['MM/DD/YYYY', 'M/D/YYYY', wireDate]}
        disabled={disabled}
        aria-label={label}
        value={day}
        onChange={next => onChange?.(next ? next.format(wireDate) : null)}
        onBlur={onBlur}
        disabledDate={other =>
          (!allowFuture && isInFuture(other)) || (disabledDay?.(other.format(wireDate)) ?? false)
        }
      />
    </Suspense>
  )
}

const wireDate = 'YYYY-MM-DD'
const dayOf = (value: string) => dayjs(value, wireDate)
