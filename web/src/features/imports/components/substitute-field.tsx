import Checkbox from 'antd/es/checkbox'
import Input from 'antd/es/input'
import { useTranslation } from 'react-i18next'
import type { Substitute } from '#contract/imports/import-rules.ts'

interface SubstituteFieldProps {
  /** Of the field. */
  label: string
  /** Of `mayBe`. */
  otherLabel: string
  /** The field that may stand in. */
  mayBe: string | undefined
  value: Substitute | undefined
  onChange: (value: Substitute | undefined) => void
}

/** What is taken for rows that have nothing in a field. */
export function SubstituteField({ label, otherLabel, mayBe, value, onChange }: SubstituteFieldProps) {
  const { t } = useTranslation()
  if (mayBe)
    return (
      <Checkbox
        checked={value !== undefined}
        onChange={({ target }) => onChange(target.checked ? { field: mayBe } : undefined)}
      >
        {t('imports.same_as', { field: otherLabel })}
      </Checkbox>
    )
  return (
    <Input
      className="rb-import-substitute"
      aria-label={`${label}: ${t('imports.substitute')}`}
      placeholder={t('imports.substitute')}
      maxLength={200}
      value={value && 'text' in value ? value.text : ''}
      onChange={({ target }) => onChange(target.value ? { text: target.value } : undefined)}
    />
  )
}
