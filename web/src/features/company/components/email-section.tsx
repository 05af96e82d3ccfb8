import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { useMe } from '#web/access/me.ts'
import { isMailSent } from '#web/shell/mail-delivery.ts'
import { useAct } from '#web/ui/actions/use-act.ts'
import { Section } from '#web/ui/page/section.tsx'
import { MailNote } from '#web/ui/text/mail-note.tsx'

/** How e-mail is set up, or a test of it. */
export function EmailSection() {
  const { t } = useTranslation()
  const me = useMe()
  const test = useAct(companyEndpoints.sendTestEmail, { notice: 'company.test_email.sent' })
  return (
    <Section title={t('company.fields.email')}>
      <MailNote />
      {isMailSent() && (
        <>
          <p className="rb-muted rb-section-text">{t('company.test_email.hint', { email: me?.email })}</p>
          <Button loading={test.isBusy} onClick={() => void test.act({})}>
            {t('company.test_email.send')}
          </Button>
        </>
      )}
    </Section>
  )
}
