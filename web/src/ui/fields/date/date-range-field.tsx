import '../fields.css'
import Input from 'antd/es/input/Input'
import dayjs, { type Dayjs } from 'dayjs'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDatesRange, parseDatesRange } from '#contract/shared/dates.ts'
import { isInFuture } from './is-in-future.ts'
import { useCalendarValue } from './use-calendar-value.ts'

const RangePicker = lazy(() => import('./date-picker.tsx').then(module => ({ default: module.RangePicker })))

interface DateRangeFieldProps {
  id?: string
  /** `YYYY-MM-DD - YYYY-MM-DD` */
  value?: string | undefined
  onChange?: (value: string | undefined) => void
  /** Default false. */
  allowFuture?: boolean | undefined
  disabled?: boolean
  label?: string
}

/** Both dates are inclusive. */
export function DateRangeField({ id, value, onChange, allowFuture, disabled, label }: DateRangeFieldProps) {
  const { t } = useTranslation()
  const range = useCalendarValue(value, daysOf)
  const placeholders: [string, string] = [t('ui.dates.from'), t('ui.dates.to')]
  return (
    <Suspense fallback={<Input disabled placeholder={placeholders.join(' – ')} aria-label={label} />}>
      <RangePicker
        className="rb-wide"
        {...(id ? { id: { start: id } } : {})}
        format={['MM/DD/YYYY', 'M/D/YYYY', wireDate]}
        placeholder={placeholders}
        disabled={disabled}
        // Otherwise Tab cannot leave an empty field.
        allowEmpty
        aria-label={label}
        value={range}
        disabledDate={day => !allowFuture && isInFuture(day)}
        onChange={days => {
          // A single date is a range of one day.
          const from = days?.[0] ?? days?.[1]
          const to = days?.[1] ?? days?.[0]
          onChange?.(
            from && to
              ? formatDatesRange({ from: from.format(wireDate), to: to.format(wireDate) })
              : undefined,
          )
        }}
      />
    </Suspense>
  )
}

const wireDate = 'YYYY-MM-DD'

function daysOf(value: string): [Dayjs, Dayjs] | null {
  const days = parseDatesRange(value)
  return days ? [dayjs(days.from, wireDate), dayjs(days.to, wireDate)] : null
}
