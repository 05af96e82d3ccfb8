import type { Profile } from '#contract/profile/profile.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { type Language, languages } from '#contract/shared/languages.ts'
import { emptyPerson, personBody, phonesText } from '#web/features/users/index.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { type ProfileValues, valuesOf } from './profile-values.ts'

export const profileForm = declareForm({
  kind: 'user',
  endpoints: { edit: profileEndpoints.updateProfile },
  values: {
    empty: { ...emptyPerson, language: 'en' as Language },
    of: (profile: Profile) => valuesOf(profile),
    toBody: values => personBody(values),
  },
  label: field => labels[field] ?? `users.fields.${field}`,
  showValue: (field, value) => {
    if (field === 'language') return languages.find(({ slug }) => slug === value)?.name
    return field === 'phones' ? phonesText(value as ProfileValues['phones']) : String(value || '-')
  },
  draft: { name: 'profile' },
  notices: { saved: 'profile.web.saved' },
})

const labels: Record<string, string> = {
  phones: 'users.web.more_phones',
  language: 'profile.web.language',
}
