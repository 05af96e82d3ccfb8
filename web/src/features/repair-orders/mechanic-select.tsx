import { useTranslation } from 'react-i18next'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { type SearchOption, SearchSelect } from '#web/ui/fields/search-select.tsx'

interface MechanicSelectProps {
  id?: string
  value?: number | null
  onChange?: (id: number | null) => void
  /** The chosen one, if the name is already known. */
  known?: SearchOption | undefined
  /** If the field has no label. */
  label?: string
  /** Not offered. */
  without?: number | undefined
}

/** Active mechanics; there are few, so the first ones are shown before typing. */
export function MechanicSelect({ value, onChange, ...rest }: MechanicSelectProps) {
  const { t } = useTranslation()
  return (
    <SearchSelect
      {...rest}
      none={t('repair-orders.web.no_mechanic_found')}
      endpoint={userEndpoints.listUsersShort}
      query={mechanics}
      minLength={0}
      value={value}
      toOption={user => ({ value: user.id, label: user.full_name })}
      onChange={next => onChange?.(next === null ? null : Number(next))}
    />
  )
}

export const mechanics = { roles: ['mechanic'], statuses: ['active'] }
