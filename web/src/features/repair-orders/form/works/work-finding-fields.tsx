import { memo, type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { findingMax, findings } from '#contract/repair-orders/repair-order-input.ts'
import { LongTextField } from '#web/ui/fields/long-text-field.tsx'
import type { WorkValues } from '../values/repair-order-values.ts'

interface WorkFindingFieldsProps extends Pick<WorkValues, (typeof findings)[number]> {
  ref: Ref<HTMLDivElement>
  errors: Readonly<Record<string, string>>
  disabled: boolean
  onChange: (changed: Partial<WorkValues>) => void
}

export const WorkFindingFields = memo(function WorkFindingFields({
  ref,
  errors,
  disabled,
  onChange,
  ...values
}: WorkFindingFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div ref={ref} className="rb-work-findings">
      {findings.map(name => (
        <label key={name} htmlFor={`${id}-${name}`}>
          {t(`repair-orders.web.${name}`)}
          <LongTextField
            id={`${id}-${name}`}
            rows={2}
            maxLength={findingMax}
            status={errors[name] ? 'error' : ''}
            aria-invalid={errors[name] ? true : undefined}
            disabled={disabled}
            value={values[name] ?? ''}
            onChange={text => onChange({ [name]: text })}
          />
          {errors[name] && (
            <span className="rb-bad" role="alert">
              {errors[name]}
            </span>
          )}
        </label>
      ))}
    </div>
  )
})
