import { sql } from 'kysely'
import type { Context } from '#server/operation/context.ts'

/** Dismisses the open suggestion that a new retail price reaches. The caller has locked the part and its stock. */
export async function dismissSuggestion({ db }: Context, partId: number, price: number): Promise<void> {
  await db
    .updateTable('price_suggestions')
    .set({ status: 'dismissed' })
    .where('part_id', '=', partId)
    .where('status', '=', 'open')
    .where('suggested', '<=', sql<string>`${price}::numeric`)
    .execute()
}
