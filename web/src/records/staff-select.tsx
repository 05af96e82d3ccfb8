import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '#contract/access/roles.ts'
import type { ShortUser } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { assignableStatuses } from '#contract/users/user-rules.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { CreateBelowHits } from '#web/ui/fields/search/create-below-hits.tsx'
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
  /** While nobody has the role. */
  none?: string
  /** Below the hits. */
  below?: ReactNode
}

/** Users of a role who can be given work, offered before typing. */
export function StaffSelect({ of, value, onChange, ...rest }: StaffSelectProps) {
  const { t } = useTranslation()
  return (
    <SearchSelect
      {...rest}
      endpoint={userEndpoints.listUsersShort}
      query={{ roles: [of], statuses: assignableStatuses(of) }}
      minLength={0}
      value={value}
      toOption={user => ({
        ...optionOf(user),
        subtitle: user.status === 'pending' && t('users.web.invited_mark'),
      })}
      onChange={next => onChange?.(next === null ? null : Number(next))}
    />
  )
}

/** A mechanic; who is missing can be invited in a dialog. */
export function MechanicSelect(props: Omit<StaffSelectProps, 'of' | 'none' | 'below'>) {
  const { t } = useTranslation()
  const mayInvite = useAllowed()(userEndpoints.createUser)
  const [invited, setInvited] = useState<SearchOption>()
  return (
    <StaffSelect
      {...props}
      of="mechanic"
      known={invited?.value === props.value ? invited : props.known}
      none={t(mayInvite ? 'users.web.no_mechanic' : 'users.web.no_mechanic_ask')}
      below={
        mayInvite && (
          <CreateBelowHits onClick={() => openOverlay('users.invite-mechanic', { onInvited: take })}>
            {t('users.web.invite_mechanic')}
          </CreateBelowHits>
        )
      }
    />
  )

  function take(user: ShortUser) {
    setInvited(optionOf(user))
    props.onChange?.(user.id)
  }
}

const optionOf = ({ id, full_name }: { id: number; full_name: string }): SearchOption => ({
  value: id,
  label: full_name,
})

/** The name of a user of a role, active or not, by id. */
export const StaffName = ({ of, id }: { of: Role; id: number }) => (
  <OptionName endpoint={userEndpoints.listUsersShort} query={{ roles: [of] }} toOption={optionOf} id={id} />
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
  toOption: optionOf,
})

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'users.invite-mechanic': { onInvited: (user: ShortUser) => void }
  }
}
