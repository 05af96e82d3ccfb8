import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { notify } from '#web/shell/notices.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'

interface RequestEmailChangeProps {
  open: boolean
  onClose: () => void
}

export function RequestEmailChange({ open, onClose }: RequestEmailChangeProps) {
  const { t } = useTranslation()
  return (
    <FormModal
      of={emailForm}
      open={open}
      onClose={onClose}
      title={t('profile.web.change_email')}
      width={420}
      submitTitle="profile.web.send_link"
      onSaved={({ data }) =>
        notify.success('profile.email_change.requested', { params: { email: data.new_email } })
      }
    >
      {() => (
        <>
          <p className="rb-muted rb-profile-hint">{t('profile.web.change_email_hint')}</p>
          <Form.Item name="new_email" label={t('profile.web.new_email')} required>
            <Input type="email" autoComplete="email" maxLength={200} />
          </Form.Item>
        </>
      )}
    </FormModal>
  )
}

const emailForm = declareForm({
  kind: 'user',
  endpoints: { create: profileEndpoints.requestEmailChange },
  values: { empty: { new_email: '' }, toBody: values => values },
  notices: { saved: null },
})
