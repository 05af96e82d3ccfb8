import { useRef, useState } from 'react'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { isAborted } from '#web/api/api-failure.ts'
import { recordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { notify } from '#web/shell/notices.ts'
import { tellRefusal } from '#web/ui/actions/tell-refusal.ts'
import { smallerPhoto } from '#web/ui/fields/smaller-photo.ts'
import { photoProblem } from './photo-problem.ts'

/** Checks an image and uploads it. `share` is the progress, 0 to 1, during the upload. */
export function usePhotoUpload() {
  const [share, setShare] = useState<number>()
  const sending = useRef<AbortController>(undefined)
  return { share, send, stop: () => sending.current?.abort() }

  async function send(chosen: File) {
    const file = await smallerPhoto(chosen)
    const problem = await photoProblem(file)
    if (problem) return notify.error(problem.title, problem.params ? { params: problem.params } : {})
    sending.current = new AbortController()
    const { signal } = sending.current
    setShare(0)
    try {
      await request(
        profileEndpoints.uploadAvatar,
        { files: { photo: [file] } },
        { signal, onProgress: setShare },
      )
      await recordChanged('user')
      notify.done()
    } catch (failure) {
      if (!isAborted(failure)) tellRefusal(failure)
    } finally {
      setShare(undefined)
    }
  }
}
