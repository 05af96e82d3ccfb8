import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Search } from '#server/database/lists/search.ts'
import { holdsWords, holdsWordsOrPhone, isOneSign } from '#server/database/search-words.ts'

/** Name, company, e-mail or phone in any typed form; on the table `customers`. */
export const customerMatches = (search: string): RawBuilder<SqlBool> =>
  holdsWordsOrPhone(sql.ref('customers.search_text'), search)

/** Only name and company, for a caller who may not see contact data. */
export const customerNameMatches = (search: string): RawBuilder<SqlBool> => {
  const name = sql`lower(customers.first_name || ' ' || customers.last_name || ' ' || customers.company_name)`
  // The first condition is the one that uses an index.
  return sql<SqlBool>`(${holdsWords(sql.ref('customers.search_text'), search)} and ${holdsWords(name, search)})`
}

/** Customers have no numbers: one sign leaves the list as it is. */
export const customerSearch = (search: string | undefined): Search | undefined =>
  search === undefined || isOneSign(search)
    ? undefined
    : {
        id: 'customers.id',
        hits: sql`select id from customers where ${customerMatches(search)}`,
        matches: customerMatches(search),
        correlatedSorts: ['name', 'company_name'],
      }
