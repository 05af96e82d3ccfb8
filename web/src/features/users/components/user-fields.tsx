import { useTranslation } from 'react-i18next'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { UserValues } from '../user-values.ts'
import { PersonFields } from './person-fields.tsx'

export function UserFields({ form }: { form: RecordForm<UserValues> }) {
  const { t } = useTranslation()
  return (
    <Section title={t('users.web.who')}>
      <PersonFields autoFocus={form.mode === 'create'} disabled={!form.isAllowed} />
    </Section>
  )
}
