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
  /** The selected option, if already loaded. */
  known?: SearchOption | undefined
  label?: string
  /** Id that is not offered. */
  without?: number | undefined
  none?: string
}

/** Active users of a role, offered before typing. */
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

/** The name of a user of a role, active or not, by id. */
export const StaffName = ({ of, id }: { of: Role; id: number }) => (
  <OptionName
    endpoint={userEndpoints.listUsersShort}
    query={{ roles: [of] }}
    toOption={user => ({ value: user.id, label: user.full_name })}
    id={id}
  />
)

/** Filters a list by a user of a role, active or not. */
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
