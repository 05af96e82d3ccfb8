import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import type { TestShop } from './test-shop.ts'

export const createExpenseType = lookupEndpoints.createExpenseType

export async function countExpenseTypes({ db }: TestShop, title: string): Promise<number> {
  const { total } = await db
    .selectFrom('dictionary_entries')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  return total
}
