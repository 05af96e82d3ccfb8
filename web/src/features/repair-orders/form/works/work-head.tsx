import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TypeOfWorkChoice } from '#contract/types-of-work/type-of-work.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { DurationField } from '#web/ui/fields/number/duration-field.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import type { WorkValues } from '../values/repair-order-values.ts'
import { WorkNameField } from './work-name-field.tsx'

interface WorkHeadProps {
  name: string
  duration: string
  rate: number | null
  nameError: string | undefined
  durationError: string | undefined
  rateError: string | undefined
  /** Id of the element with the errors. */
  errorId: string
  isNew: boolean
  canRemove: boolean
  disabled: boolean
  onTouch: (field: string) => void
  onChange: (changed: Partial<WorkValues>) => void
  onFill: (choice: TypeOfWorkChoice) => void
  onClose: () => void
  onRemove: () => void
}

export const WorkHead = memo(function WorkHead(props: WorkHeadProps) {
  const { name, disabled, errorId, onTouch, onChange } = props
  const { t } = useTranslation()
  const shownName = name || t('repair-orders.web.new_work')
  return (
    <div className="rb-work-head">
      <WorkNameField
        value={name}
        onChange={text => onChange({ name: text })}
        onFill={props.onFill}
        onBlur={() => onTouch('name')}
        error={props.nameError}
        errorId={errorId}
        disabled={disabled}
        autoFocus={props.isNew}
      />
      <span className="rb-work-labor">
        <span className="rb-muted">{t('repair-orders.web.labor')}</span>
        <DurationField
          className="rb-duration"
          aria-label={t('repair-orders.web.work_duration')}
          {...faultOf(props.durationError, errorId)}
          disabled={disabled}
          value={props.duration}
          onChange={duration => onChange({ duration })}
          onBlur={() => onTouch('duration')}
        />
        <span aria-hidden="true">×</span>
        <MoneyField
          className="rb-rate"
          aria-label={t('repair-orders.web.work_hourly_rate')}
          {...faultOf(props.rateError, errorId)}
          integerDigits={6}
          disabled={disabled}
          value={props.rate}
          onChange={hourly_rate => onChange({ hourly_rate })}
          onBlur={() => onTouch('hourly_rate')}
        />
      </span>
      <IconAction
        label={`${t('repair-orders.web.close_work')} ${shownName}`}
        icon={<UpOutlined aria-hidden />}
        onClick={props.onClose}
      />
      <IconAction
        label={`${t('repair-orders.web.remove_work')} ${shownName}`}
        icon={<DeleteOutlined aria-hidden />}
        disabledBecause={props.canRemove && !disabled ? undefined : t('repair-orders.web.one_work_stays')}
        onClick={props.onRemove}
      />
    </div>
  )
})

const faultOf = (error: string | undefined, errorId: string) => ({
  status: error ? ('error' as const) : ('' as const),
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? errorId : undefined,
})
