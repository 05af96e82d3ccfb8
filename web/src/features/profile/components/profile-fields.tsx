import Form from 'antd/es/form'
import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import { languages } from '#contract/shared/languages.ts'
import { PersonFields } from '#web/features/users/index.ts'
import { FormBody } from '#web/ui/form/form-body.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { ProfileValues } from '../profile-values.ts'

export function ProfileFields({ form }: { form: RecordForm<ProfileValues> }) {
  const { t } = useTranslation()
  return (
    <FormBody form={form} bare onPage>
      <Section title={t('profile.web.personal')}>
        <PersonFields disabled={!form.isAllowed} />
        <Form.Item
          name="language"
          label={t('profile.web.language')}
          extra={t('profile.web.language_hint')}
          className="rb-profile-language"
        >
          <Select
            options={languages.map(({ slug, name }) => ({ value: slug, label: name }))}
            optionRender={({ value, label }) => <span lang={String(value)}>{label}</span>}
            labelRender={({ value, label }) => <span lang={String(value)}>{label}</span>}
          />
        </Form.Item>
      </Section>
    </FormBody>
  )
}
