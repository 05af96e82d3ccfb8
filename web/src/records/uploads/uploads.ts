import i18next from 'i18next'
import { lockNameWhenFree } from '#web/api/name-locks.ts'
import { recordChanged } from '#web/api/record-changes.ts'
import { readToken, subjectOf } from '#web/api/token.ts'
import { announce } from '#web/shell/announcements.ts'
import { smallerPhoto } from '#web/ui/fields/upload/smaller-photo.ts'
import { storedUploads } from './stored-uploads.ts'
import { createUploadQueue } from './upload-queue.ts'
import { uploadSentence } from './upload-sentence.ts'
import { onUploadTarget, uploadTarget } from './upload-targets.ts'

export const uploads = createUploadQueue({
  user() {
    const pair = readToken()
    return pair && subjectOf(pair.access_token)
  },
  async prepare(file) {
    const photo = await smallerPhoto(file)
    return photo === file ? copyOf(file) : photo
  },
  sender(record) {
    const target = uploadTarget(record.target)
    if (!target) return undefined
    return ({ id, file }, how) =>
      target.send(record.id, file, { ...how, idempotencyKey: id, isBackground: true })
  },
  storage: storedUploads,
  lock: (id, release) => lockNameWhenFree(`upload.${id}`, release),
  announce: entry =>
    announce(
      i18next.t('records.uploads.news', {
        name: entry.file.name,
        record: entry.record.name,
        news: uploadSentence(i18next.t, entry),
      }),
    ),
  onChanged(record) {
    const target = uploadTarget(record.target)
    if (target) void recordChanged(target.changes)
  },
})

/** The file on the disk may be gone when it is sent. */
async function copyOf(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified })
}

/** Starts the queue; the result stops it. */
export function startUploads(): () => void {
  const back = () => {
    if (document.visibilityState !== 'visible') return
    // A closed page may have left uploads.
    void uploads.restore()
    uploads.run()
  }
  onUploadTarget(uploads.run)
  window.addEventListener('online', uploads.wake)
  window.addEventListener('beforeunload', warnOfLoss)
  document.addEventListener('visibilitychange', back)
  back()
  return () => {
    window.removeEventListener('online', uploads.wake)
    window.removeEventListener('beforeunload', warnOfLoss)
    document.removeEventListener('visibilitychange', back)
  }
}

function warnOfLoss(event: BeforeUnloadEvent): void {
  const lost = uploads.entries
    .get()
    .some(({ state, isStored }) => !isStored && state !== 'refused' && state !== 'uploaded')
  if (lost) event.preventDefault()
}
