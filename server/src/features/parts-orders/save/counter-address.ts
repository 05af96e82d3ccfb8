import type { Context } from '#server/operation/context.ts'

/** The company's own address: where goods are when they are picked up. */
export const readCounterAddress = ({ db }: Context) =>
  db.selectFrom('company').select(['address', 'city', 'state_id', 'zip']).executeTakeFirstOrThrow()
