import type { TFunction } from 'i18next'
import type { UploadEntry } from './upload.ts'

/** How it stands with a file. */
export function uploadSentence(t: TFunction, { state, trouble, refusal, share }: UploadEntry): string {
  // A sentence that is no key comes back as it is.
  if (state === 'refused' && refusal)
    return String(t(refusal.title, { ...refusal.params, defaultValue: refusal.title }))
  if (state === 'waiting' && trouble) return t(`records.uploads.${trouble}`)
  return t(`records.uploads.${state}`, { percent: Math.round(share * 100) })
}
