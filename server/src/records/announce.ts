import type { Context } from '#server/http/context.ts'
import type { RecordKind } from './history.ts'

/** Tells open browsers to read a record again. It carries the id alone: who may not see the record learns nothing. */
export const announce = (
  context: Pick<Context, 'publish'>,
  kind: RecordKind | 'type_of_work',
  id: number,
): void => context.publish({ to: 'company', event: 'record.changed', payload: { kind, id } })
