import './fields.css'
import Input from 'antd/es/input/Input'
import dayjs from 'dayjs'
import { lazy, Suspense } from 'react'

const Picker = lazy(() => import('./date-picker.tsx'))

export interface DateTimeFieldProps {
  id?: string
  /** YYYY-MM-DD HH:mm, on the reader's clock. */
  value?: string | null
  onChange?: (value: string | null) => void
  onBlur?: () => void
  disabled?: boolean
  label?: string
}

/** A date and a time. */
export function DateTimeField({ id, value, onChange, onBlur, disabled, label, ...aria }: DateTimeFieldProps) {
  return (
    <Suspense fallback={<Input disabled {...(id ? { id } : {})} aria-label={label} />}>
      <Picker
        {...aria}
        {...(id ? { id } : {})}
        className="rb-wide"
        showTime={{ format: 'h:mm A', use12Hours: true, minuteStep: 5 }}
        format={['MM/DD/YYYY h:mm A', wireDateTime]}
        needConfirm={false}
        disabled={disabled}
        aria-label={label}
        value={value ? dayjs(value, wireDateTime) : null}
        onChange={moment => onChange?.(moment ? moment.format(wireDateTime) : null)}
        onBlur={onBlur}
      />
    </Suspense>
  )
}

const wireDateTime = 'YYYY-MM-DD HH:mm'
