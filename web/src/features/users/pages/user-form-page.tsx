import { loadRecord } from '#web/ui/form/form-pages.tsx'
import { RecordFormPage } from '#web/ui/form/record-form-page.tsx'
import { UserAccessFields } from '../components/user-access-fields.tsx'
import { UserFields } from '../components/user-fields.tsx'
import { WhyNotEditable } from '../components/why-not-editable.tsx'
import { phonesText } from '../person-values.ts'
import { invitedOutcome } from '../use-resend-invitation.ts'
import { useRoles } from '../use-roles.ts'
import { userForm } from '../user-form.ts'
import type { UserValues } from '../user-values.ts'
import '../users.css'

const CreateUserPage = () => (
  <RecordFormPage
    of={userForm}
    mode="create"
    outcome={({ data }) => invitedOutcome(data)}
    aside={form => <UserAccessFields form={form} />}
  >
    {form => <UserFields form={form} />}
  </RecordFormPage>
)

function EditUserPage() {
  const roles = useRoles()
  return (
    <RecordFormPage
      of={userForm}
      mode="edit"
      mayEdit={user => user.action_scopes.includes('update')}
      showValue={(field, value) => {
        if (field === 'role_id') return roles.find(role => role.id === value)?.title
        return field === 'phones' ? phonesText(value as UserValues['phones']) : String(value || '-')
      }}
      aside={(form, user) => <UserAccessFields form={form} user={user} />}
    >
      {(form, user) => (
        <>
          {user && <WhyNotEditable user={user} />}
          <UserFields form={form} />
        </>
      )}
    </RecordFormPage>
  )
}

export const create = { default: CreateUserPage }
export const edit = { default: EditUserPage, load: loadRecord(userForm.endpoints.get!) }
