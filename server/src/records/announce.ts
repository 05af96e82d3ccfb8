import type { HistoryKind } from '#contract/records/record-kinds.ts'
import type { Context } from '#server/operation/context.ts'

/** Tells open browsers to read a record again. It carries the id alone: who may not see the record learns nothing. */
export const announce = (
  context: Pick<Context, 'publish'>,
  kind: HistoryKind | 'type_of_work',
  id: number,
): void => context.publish({ to: 'company', event: 'record.changed', payload: { kind, id } })
