import type { Context } from '#server/http/context.ts'

/** Tells open browsers to read the order again. It carries the id alone: who may not see the order learns nothing. */
export const announceOrder = (context: Context, id: number): void =>
  context.publish({ to: 'company', event: 'record.changed', payload: { kind: 'repair_order', id } })
