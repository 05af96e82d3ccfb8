import type { Context } from '#server/operation/context.ts'

/** The company's address, where parts are picked up. */
export const readCounterAddress = ({ db }: Context) =>
  db.selectFrom('company').select(['address', 'city', 'state_id', 'zip']).executeTakeFirstOrThrow()
