import type { Role } from '#contract/access/roles.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { OptionName } from '#web/ui/fields/search/option-name.tsx'
import { type SearchOption, SearchSelect } from '#web/ui/fields/search/search-select.tsx'
import type { ListFilter } from '#web/ui/list/list-types.ts'

interface StaffSelectProps {
  id?: string
  of: Role
  value?: number | null
  onChange?: (id: number | null) => void
  /** The chosen one, if the name is already known. */
  known?: SearchOption | undefined
  /** If the field has no label. */
  label?: string
  /** Not offered. */
  without?: number | undefined
  /** What is said where there is nobody. */
  none?: string
}

/** Active people of a role; there are few, so the first ones are shown before typing. */
export function StaffSelect({ of, value, onChange, ...rest }: StaffSelectProps) {
  return (
    <SearchSelect
      {...rest}
      endpoint={userEndpoints.listUsersShort}
      query={{ roles: [of], statuses: ['active'] }}
      minLength={0}
      value={value}
      toOption={user => ({ value: user.id, label: user.full_name })}
      onChange={next => onChange?.(next === null ? null : Number(next))}
    />
  )
}

/** Of somebody of a role, active or not, of whom only the id is known. */
export const StaffName = ({ of, id }: { of: Role; id: number }) => (
  <OptionName
    endpoint={userEndpoints.listUsersShort}
    query={{ roles: [of] }}
    toOption={user => ({ value: user.id, label: user.full_name })}
    id={id}
  />
)

/** Filters a list by somebody of a role, who need not be active any more. */
export const staffFilter = (role: Role, name: string, label: string): ListFilter => ({
  kind: 'remote',
  name,
  label,
  width: 130,
  endpoint: userEndpoints.listUsersShort,
  query: { roles: [role] },
  minLength: 0,
  toOption: (user: { id: number; full_name: string }) => ({ value: user.id, label: user.full_name }),
})
