import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Context } from '#server/operation/context.ts'

/** Makes open browsers, except the writing page, read a record again. Contains only the id. */
export const announce = (context: Pick<Context, 'publish'>, kind: RecordKind, id: number): void =>
  context.publish({ to: 'company', event: 'record.changed', payload: { kind, id }, isForOthers: true })
