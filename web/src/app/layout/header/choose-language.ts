import type { Language } from '#contract/shared/languages.ts'
import { request } from '#web/api/request.ts'
import { notify } from '#web/shell/notices.ts'
import { switchLanguage } from '#web/shell/translations.ts'

/** Shows everything in this language from now on, and remembers it for what is worded when nobody is looking. */
export function chooseLanguage(language: Language): void {
  switchLanguage(language).then(
    // A refusal has told of itself.
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
