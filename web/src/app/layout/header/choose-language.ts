import type { Language } from '#contract/shared/languages.ts'
import { request } from '#web/api/request.ts'
import { notify } from '#web/shell/notices.ts'
import { switchLanguage } from '#web/shell/translations.ts'

/** Also saves it in the profile, for texts that the server writes in the background. */
export function chooseLanguage(language: Language): void {
  switchLanguage(language).then(
    () => save(language).catch((error: unknown) => console.error(error)),
    (error: unknown) => {
      console.error(error)
      notify.error('app.errors.something_went_wrong', { description: 'app.errors.try_again_later' })
    },
  )
}

async function save(language: Language): Promise<void> {
  const { profileEndpoints } = await import('#contract/profile/profile-endpoints.ts')
  await request(profileEndpoints.changeOwnLanguage, { body: { language } })
}
