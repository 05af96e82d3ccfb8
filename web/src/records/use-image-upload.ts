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
  /** Has one file field. */
  upload: Endpoint
  kind: RecordKind
  /** Runs before validation: a photo is made smaller, a logo is not. */
  prepare?: (file: File) => Promise<File>
}

/** Validates and uploads an image. `share`: progress, 0 to 1. */
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
