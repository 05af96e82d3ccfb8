import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Search } from '#server/database/lists/search.ts'
import { holdsWords, holdsWordsOrPhone, isOneSign } from '#server/database/search-words.ts'

/** Name, company, e-mail or phone in any format, on the table `customers`. */
export const customerMatches = (search: string): RawBuilder<SqlBool> =>
  holdsWordsOrPhone(sql.ref('customers.search_text'), search)

/** Name and company only, for callers who may not see contact data. */
export const customerNameMatches = (search: string): RawBuilder<SqlBool> => {
  const name = sql`lower(customers.first_name || ' ' || customers.last_name || ' ' || customers.company_name)`
  // The first condition uses the index.
  return sql<SqlBool>`(${holdsWords(sql.ref('customers.search_text'), search)} and ${holdsWords(name, search)})`
}

/** Searches of one character are ignored, as customers have no numbers. */
export const customerSearch = (search: string | undefined): Search | undefined =>
  search === undefined || isOneSign(search)
    ? undefined
    : {
        id: 'customers.id',
        hits: sql`select id from customers where ${customerMatches(search)}`,
        matches: customerMatches(search),
        correlatedSorts: ['name', 'company_name'],
      }
