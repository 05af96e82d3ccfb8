import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { RequestOptions } from '#web/api/request.ts'

interface UploadTarget {
  /** The kind of record that is refetched after an upload. */
  changes: RecordKind
  send(recordId: number, file: File, options: RequestOptions): Promise<unknown>
}

const targets = new Map<string, UploadTarget>()
const listeners = new Set<() => void>()

/** Registers how files of a kind of record are sent. Stored uploads refer to it by name. */
export function registerUploadTarget(name: string, target: UploadTarget): void {
  targets.set(name, target)
  for (const listener of listeners) listener()
}

/** Undefined until its capability has registered it. */
export const uploadTarget = (name: string): UploadTarget | undefined => targets.get(name)

export function onUploadTarget(listener: () => void): void {
  listeners.add(listener)
}
