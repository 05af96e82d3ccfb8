import type { Kysely } from 'kysely'
import { catalogueErrors } from '#contract/catalogue/catalogue-errors.ts'
import { isRootCategory } from '#contract/catalogue/category.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Database } from '#server/database/tables.ts'
import { type Reason, reason, refusal } from '#server/operation/refusal.ts'

interface Place {
  id: number
  parent_id: number | null
}

/**
 * Locks all categories in order of their ids, so that concurrent moves cannot form a cycle. Parts can still refer to
 * them.
 */
export const lockTree = (db: Kysely<Database>): Promise<Place[]> =>
  db.selectFrom('categories').select(['id', 'parent_id']).orderBy('id').forNoKeyUpdate().execute()

export function refuseMissing(places: readonly Place[], id: number): void {
  if (!places.some(place => place.id === id)) throw refusal(commonErrors.no_such_record)
}

export function validateParent(places: readonly Place[], parentId: number | null, id?: number): Reason[] {
  if (isRootCategory(id)) return parentId === null ? [] : [wrong('root_category_moved')]
  if (parentId === null) return []
  const parentOf = new Map(places.map(place => [place.id, place.parent_id]))
  if (!parentOf.has(parentId)) return [wrong('unknown_parent_category')]
  for (let at: number | null | undefined = parentId; at; at = parentOf.get(at))
    if (at === id) return [wrong('category_in_itself')]
  return []
}

const wrong = (code: 'root_category_moved' | 'unknown_parent_category' | 'category_in_itself') =>
  reason(catalogueErrors[code], { parameter: 'parent_id' })
