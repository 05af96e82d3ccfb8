import type { Kysely } from 'kysely'
import type { Database } from '../tables.ts'
import { countAll, countRows, estimateRows, isFew, many, type Total } from './count-rows.ts'
import type { List } from './list.ts'
import type { AnyQuery } from './query.ts'
import { countHits, idInHits } from './search.ts'

/** The total of `readPage`; `hits` are those of the list's search. */
export async function countList(
  db: Kysely<Database>,
  list: Pick<List<unknown>, 'matching' | 'search' | 'count'>,
  hits: readonly number[] | null | undefined,
): Promise<Total> {
  const { matching, search, count } = list
  if (!search) return count === 'estimate' ? countOrEstimate(db, matching) : countFiltered(db, list)
  if (hits) return countAll(db, matching.where(idInHits(search, hits)))
  if (count === 'estimate') return many
  const filtered = await countFiltered(db, list)
  return isFew(filtered) ? countAll(db, matching.where(search.matches)) : countHits(db, search, matching)
}

export const countFiltered = (
  db: Kysely<Database>,
  { matching, count }: Pick<List<unknown>, 'matching' | 'count'>,
): Promise<Total> => (count === 'exact' ? countAll(db, matching) : countRows(db, matching))

async function countOrEstimate(db: Kysely<Database>, query: AnyQuery): Promise<Total> {
  const counted = await countRows(db, query)
  return isFew(counted) ? counted : estimateRows(db, query)
}
