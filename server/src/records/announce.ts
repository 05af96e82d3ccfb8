import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Context } from '#server/operation/context.ts'

/**
 * Makes open browsers read a record again, except the page that wrote it. Contains only the id, so
 * that it reveals nothing.
 */
export const announce = (context: Pick<Context, 'publish'>, kind: RecordKind, id: number): void =>
  context.publish({ to: 'company', event: 'record.changed', payload: { kind, id }, isForOthers: true })
