import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Context } from '#server/operation/context.ts'

/**
 * Tells open browsers to read a record again, but for the page that wrote it: it does so by itself. It carries the id
 * alone: who may not see the record learns nothing.
 */
export const announce = (context: Pick<Context, 'publish'>, kind: RecordKind, id: number): void =>
  context.publish({ to: 'company', event: 'record.changed', payload: { kind, id }, isForOthers: true })
