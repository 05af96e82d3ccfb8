import type { DatabaseSync } from 'node:sqlite'
import { searchKey } from '../data/search-keys.ts'

const maxRows = 50

/** Makes of trucks, trailers and buses with a word that starts with the search, better known ones first. */
export function searchMakes(database: DatabaseSync, search: string): string[] {
  const key = searchKey(search)
  if (key === '') return []
  const rows = database
    .prepare(
      `select name from offered_make
       where ' ' || key like '% ' || ?1 || '%'
       group by name
       order by max(key = ?1) desc, max(key like ?1 || '%') desc, sum(known) desc, name
       limit ?2`,
    )
    .all(key, maxRows) as { name: string }[]
  return rows.map(row => row.name)
}

/** Models of one or all offered makes with a word that starts with the search; `f150` finds F-150. */
export function searchModels(
  database: DatabaseSync,
  { makeName, search }: { makeName: string | null; search: string },
): string[] {
  const rows = database
    .prepare(
      `select model.name from model
       where model.make_id in (select make_id from offered_make where ?1 is null or key = ?1)
         and (?2 = '' or ' ' || model.key like '% ' || ?2 || '%' or replace(model.key, ' ', '') like ?3 || '%')
       group by model.name
       order by max(model.key = ?2) desc, max(model.key like ?2 || '%') desc, model.key
       limit ?4`,
    )
    .all(
      makeName === null ? null : searchKey(makeName),
      searchKey(search),
      searchKey(search).replaceAll(' ', ''),
      makeName === null ? maxRows : maxRowsOfMake,
    ) as { name: string }[]
  return rows.map(row => row.name)
}

/** Enough to list all models of a make; Ford has about 100. */
const maxRowsOfMake = 500
