import type { Context } from '#server/operation/context.ts'

/** Creates the stock of a new part, empty until its first purchase. */
export async function openStock({ db }: Context, partId: number, minLimit: number | null): Promise<void> {
  await db
    .insertInto('part_stock')
    .values({ part_id: partId, min_limit: minLimit === null ? null : String(minLimit) })
    .execute()
}

export async function setMinLimit({ db }: Context, partId: number, minLimit: number | null): Promise<void> {
  await db
    .updateTable('part_stock')
    .set({ min_limit: minLimit === null ? null : String(minLimit) })
    .where('part_id', '=', partId)
    .execute()
}
