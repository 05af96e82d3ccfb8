import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { useRecordId } from '#web/shell/route.ts'
import { useGoBack } from '#web/shell/use-go-back.ts'
import { FormPage } from '#web/ui/form/form-page.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { UserAccessFields } from '../components/user-access-fields.tsx'
import { UserFields } from '../components/user-fields.tsx'
import { WhyNotEditable } from '../components/why-not-editable.tsx'
import { phonesText } from '../person-values.ts'
import { useMissingUser } from '../use-missing-user.ts'
import { useRoles } from '../use-roles.ts'
import { emptyUser, type UserValues, userBody, valuesOf, valuesOfDraft } from '../user-values.ts'
import '../users.css'

function CreateUserPage() {
  const { t } = useTranslation()
  const goBack = useGoBack('/users')
  const form = useRecordForm({
    mode: 'create',
    endpoint: userEndpoints.createUser,
    initial: emptyUser,
    toBody: userBody,
    fromBody: valuesOfDraft,
    draft: 'users',
    kind: 'user',
    onSaved: goBack,
    onCancel: goBack,
  })
  return (
    <FormPage
      form={form}
      bare
      title={t('users.web.new')}
      crumbs={[listCrumb(t)]}
      aside={<UserAccessFields form={form} />}
    >
      <UserFields form={form} />
    </FormPage>
  )
}

function EditUserPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const goBack = useGoBack('/users')
  const allowed = useAllowed()
  const { data, error } = useRead(userEndpoints.getUser, { params: { id } })
  useMissingUser(error)
  const user = data?.data
  const initial = useMemo(() => user && valuesOf(user), [user])
  const roles = useRoles()
  const form = useRecordForm({
    mode: 'edit',
    endpoint: userEndpoints.updateUser,
    params: { id },
    recordId: id,
    initial,
    version: user?.version,
    toBody: userBody,
    fromBody: valuesOfDraft,
    fromRecord: record => ({ values: valuesOf(record as User), version: (record as User).version }),
    draft: 'users',
    kind: 'user',
    labels,
    showValue: (field, value) => {
      if (field === 'role_id') return roles.find(role => role.id === value)?.title
      return field === 'phones' ? phonesText(value as UserValues['phones']) : String(value || '-')
    },
    allowed: allowed(userEndpoints.updateUser) && user?.action_scopes.includes('update') !== false,
    onSaved: goBack,
    onCancel: goBack,
  })
  return (
    <FormPage
      form={form}
      bare
      title={t('users.web.edit')}
      crumbs={[listCrumb(t), ...(user ? [{ title: user.full_name, to: `/users/${id}` }] : [])]}
      aside={<UserAccessFields form={form} user={user} />}
    >
      {user && <WhyNotEditable user={user} />}
      <UserFields form={form} />
    </FormPage>
  )
}

export const create = { default: CreateUserPage }
export const edit = {
  default: EditUserPage,
  load: ({ params }: { params: { id?: number } }) =>
    prefetch(userEndpoints.getUser, { params: { id: params.id! } }),
}

const listCrumb = (t: (key: string) => string) => ({ title: t('users.web.users'), to: '/users' })

const labels = {
  first_name: 'users.fields.first_name',
  last_name: 'users.fields.last_name',
  email: 'users.fields.email',
  phone: 'users.fields.phone',
  phone_extension: 'users.fields.phone_extension',
  phones: 'users.web.more_phones',
  role_id: 'users.fields.role',
}
