import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { notify } from '#web/shell/notices.ts'
import { DateTimeField, type DateTimeFieldProps } from '#web/ui/fields/date/date-time-field.tsx'
import { formatDate } from '#web/ui/text/date-format.ts'
import { useOrderDefaults } from '../values/order-defaults.ts'
import { PastDayNote } from './past-day-note.tsx'

/** Step 3: the implementation date. `saved`: of the saved order. */
export function DateStep({ saved }: { saved: string | undefined }) {
  return (
    <Form.Item
      name="implementation_date"
      className="rb-narrow-field"
      extra={<PastDayNote field="implementation_date" saved={saved} />}
    >
      <WatchedField saved={saved} />
    </Form.Item>
  )
}

function WatchedField({ saved, onChange, ...rest }: DateTimeFieldProps & { saved: string | undefined }) {
  const { t } = useTranslation()
  const { first_slot } = useOrderDefaults()
  return (
    <DateTimeField
      {...rest}
      firstTime={first_slot}
      label={t('repair-orders.web.implementation_date')}
      onChange={next => {
        onChange?.(next)
        if (saved && next && next !== saved)
          notify.info('repair-orders.web.date_differs', { params: { saved: formatDate(saved, 'client') } })
      }}
    />
  )
}
