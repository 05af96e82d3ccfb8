import { type Expression, type SqlBool, sql } from 'kysely'
import { holdsWords, holdsWordsOrPhone } from '#server/database/search-words.ts'

/** Name, company, e-mail or phone in any typed form; on the table `customers`. */
export const customerMatches = (search: string): Expression<SqlBool> =>
  holdsWordsOrPhone(sql.ref('customers.search_text'), search)

/** Only name and company, for a caller who may not see contact data. */
export const customerNameMatches = (search: string): Expression<SqlBool> => {
  const name = sql`lower(customers.first_name || ' ' || customers.last_name || ' ' || customers.company_name)`
  // The first condition is the one that uses an index.
  return sql<SqlBool>`(${holdsWords(sql.ref('customers.search_text'), search)} and ${holdsWords(name, search)})`
}
