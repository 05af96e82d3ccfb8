import { useTranslation } from 'react-i18next'
import { roleId } from '#contract/access/roles.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { PersonFields } from '../components/person-fields.tsx'
import { UserEmailField } from '../components/user-email-field.tsx'
import { invitedOutcome } from '../use-resend-invitation.ts'
import { emptyUser, userBody } from '../user-values.ts'

/** Invites a mechanic beside the field that needs one. */
export default function InviteMechanic({
  onInvited,
  open,
  onClose,
}: Overlays['users.invite-mechanic'] & OverlayProps) {
  const { t } = useTranslation()
  return (
    <FormModal
      of={invitationForm}
      open={open}
      onClose={onClose}
      title={t('users.web.invite_mechanic')}
      submitTitle="users.web.invite"
      outcome={({ data }) => invitedOutcome(data)}
      onSaved={({ data }) => onInvited(data)}
    >
      {() => (
        <>
          <PersonFields />
          <UserEmailField isNew />
        </>
      )}
    </FormModal>
  )
}

const invitationForm = declareForm({
  kind: 'user',
  endpoints: { create: userEndpoints.createUser },
  values: { empty: { ...emptyUser, role_id: roleId('mechanic') }, toBody: userBody },
})
