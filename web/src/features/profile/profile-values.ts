import type { Profile } from '#contract/profile/profile.ts'
import type { Language } from '#contract/shared/languages.ts'
import { type PersonValues, personValuesOf } from '#web/features/users/index.ts'

export interface ProfileValues extends PersonValues {
  language: Language
}

export const valuesOf = (profile: Profile): ProfileValues => ({
  ...personValuesOf(profile),
  language: profile.language,
})
