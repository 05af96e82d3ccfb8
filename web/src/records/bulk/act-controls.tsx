import { useTranslation } from 'react-i18next'
import type { Role } from '#contract/access/roles.ts'
import { ChoiceSelect } from '../choice-select.tsx'
import { StaffSelect } from '../staff-select.tsx'
import type { ActField } from './bulk-act.ts'

/** A select; `words` is the translation key of the options. */
export const choiceField =
  (name: string, values: readonly string[], words: string): ActField =>
  ({ id, input, onChange, disabled }) => (
    <ChoiceSelect
      id={id}
      value={input?.[name] as string | undefined}
      values={values}
      words={words}
      disabled={disabled}
      onChange={value => onChange({ [name]: value })}
    />
  )

/** An active user of a role; `none` is the translation key of an empty result. */
export const staffField =
  (name: string, of: Role, none: string): ActField =>
  ({ id, input, onChange }) => (
    <StaffField
      id={id}
      of={of}
      none={none}
      value={(input?.[name] as number | undefined) ?? null}
      onChange={person => onChange(person === null ? undefined : { [name]: person })}
    />
  )

interface StaffFieldProps {
  id: string
  of: Role
  none: string
  value: number | null
  onChange: (id: number | null) => void
}

function StaffField({ none, ...rest }: StaffFieldProps) {
  const { t } = useTranslation()
  return <StaffSelect {...rest} none={t(none)} />
}
