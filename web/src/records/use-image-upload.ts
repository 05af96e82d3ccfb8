import { useRef, useState } from 'react'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { isAborted } from '#web/api/api-failure.ts'
import { recordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { notify } from '#web/shell/notices.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { imageProblem } from '#web/ui/fields/upload/image-problem.ts'

export interface ImageTarget {
  /** It has one file field. */
  upload: Endpoint
  /** Of the record that the image belongs to. */
  kind: RecordKind
  /** Before it is checked: a photo is made smaller, a logo stays as it is. */
  prepare?: (file: File) => Promise<File>
}

/** Checks an image and uploads it. `share` is the progress, 0 to 1, during the upload. */
export function useImageUpload({ upload, kind, prepare }: ImageTarget) {
  const [share, setShare] = useState<number>()
  const sending = useRef<AbortController>(undefined)
  return { share, send, stop: () => sending.current?.abort() }

  async function send(chosen: File) {
    const file = prepare ? await prepare(chosen) : chosen
    const problem = await imageProblem(file)
    if (problem) return notify.error(problem.title, problem.params ? { params: problem.params } : {})
    sending.current = new AbortController()
    const { signal } = sending.current
    const [field = ''] = Object.keys(upload.files ?? {})
    setShare(0)
    try {
      await request(upload, { files: { [field]: [file] } } as never, { signal, onProgress: setShare })
      await recordChanged(kind)
      notify.done()
    } catch (failure) {
      if (!isAborted(failure)) showRefusal(failure)
    } finally {
      setShare(undefined)
    }
  }
}
