import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { notify } from '#web/shell/notices.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { FormBody } from '#web/ui/form/form-body.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'

interface RequestEmailChangeProps {
  open: boolean
  onClose: () => void
}

/** Asks for another address to sign in with. */
export function RequestEmailChange(props: RequestEmailChangeProps) {
  const { t } = useTranslation()
  return (
    <RecordModal open={props.open} title={t('profile.web.change_email')} width={420} onClose={props.onClose}>
      <RequestForm onClose={props.onClose} />
    </RecordModal>
  )
}

const empty = { new_email: '' }

function RequestForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useRecordForm({
    mode: 'create',
    endpoint: profileEndpoints.requestEmailChange,
    initial: empty,
    toBody: (values: typeof empty) => values,
    kind: 'user',
    savedNotice: null,
    onSaved: ({ data }) => {
      notify.success('profile.email_change.requested', { params: { email: data.new_email } })
      onClose()
    },
    onCancel: onClose,
  })
  return (
    <FormBody form={form} bare submitTitle="profile.web.send_link">
      <p className="rb-muted rb-profile-hint">{t('profile.web.change_email_hint')}</p>
      <Form.Item name="new_email" label={t('profile.web.new_email')} required>
        <Input type="email" autoComplete="email" maxLength={200} autoFocus />
      </Form.Item>
    </FormBody>
  )
}
