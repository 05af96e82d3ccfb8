import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import type { Role } from '#contract/access/roles.ts'
import { StaffSelect } from '../staff-select.tsx'
import type { BulkAct } from './bulk-act.ts'

/** One of a few words; `words` is where their translations stand. */
export const oneOf =
  (name: string, values: readonly string[], words: string): BulkAct['field'] =>
  ({ id, what, onChange, disabled }) => (
    <FewWords
      id={id}
      value={what?.[name] as string | undefined}
      values={values}
      words={words}
      disabled={disabled}
      onChange={value => onChange({ [name]: value })}
    />
  )

interface FewWordsProps {
  id: string
  value: string | undefined
  values: readonly string[]
  words: string
  disabled: boolean
  onChange: (value: string) => void
}

function FewWords({ values, words, value, ...rest }: FewWordsProps) {
  const { t } = useTranslation()
  return (
    <Select
      {...rest}
      style={{ width: '100%' }}
      value={value ?? null}
      options={values.map(one => ({ value: one, label: t(`${words}.${one}`) }))}
    />
  )
}

/** Somebody of a role; `none` is what is said where there is nobody, a translation key. */
export const somebody =
  (name: string, of: Role, none: string): BulkAct['field'] =>
  ({ id, what, onChange }) => (
    <Somebody
      id={id}
      of={of}
      none={none}
      value={(what?.[name] as number | undefined) ?? null}
      onChange={person => onChange(person === null ? undefined : { [name]: person })}
    />
  )

interface SomebodyProps {
  id: string
  of: Role
  none: string
  value: number | null
  onChange: (id: number | null) => void
}

function Somebody({ none, ...rest }: SomebodyProps) {
  const { t } = useTranslation()
  return <StaffSelect {...rest} none={t(none)} />
}
