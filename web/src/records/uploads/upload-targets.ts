import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { RequestOptions } from '#web/api/request.ts'

interface UploadTarget {
  /** What is read again when a file has arrived. */
  changes: RecordKind
  send(recordId: number, file: File, options: RequestOptions): Promise<unknown>
}

const targets = new Map<string, UploadTarget>()
const listeners = new Set<() => void>()

/** Says how files of saved records are sent. An upload keeps the name alone, so that it outlives the page. */
export function registerUploadTarget(name: string, target: UploadTarget): void {
  targets.set(name, target)
  for (const listener of listeners) listener()
}

/** Undefined as long as its capability has not registered it. */
export const uploadTarget = (name: string): UploadTarget | undefined => targets.get(name)

export function onUploadTarget(listener: () => void): void {
  listeners.add(listener)
}
