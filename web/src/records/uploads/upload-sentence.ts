import type { TFunction } from 'i18next'
import type { UploadEntry } from './upload.ts'

export function uploadSentence(t: TFunction, { state, trouble, refusal, share }: UploadEntry): string {
  // `t` returns the server's sentence, which is no key, unchanged.
  if (state === 'refused' && refusal)
    return String(t(refusal.title, { ...refusal.params, defaultValue: refusal.title }))
  if (state === 'waiting' && trouble) return t(`records.uploads.${trouble}`)
  return t(`records.uploads.${state}`, { percent: Math.round(share * 100) })
}
