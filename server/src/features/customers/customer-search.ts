import { type Expression, type SqlBool, sql } from 'kysely'
import { holdsWords, holdsWordsOrPhone } from '#server/database/search-words.ts'

/** Name, company, e-mail or phone in any typed form; over the table `customers`. */
export const customerMatches = (search: string): Expression<SqlBool> =>
  holdsWordsOrPhone(sql.ref('customers.search_text'), search)

/** Name and company alone, for a caller who may not know how to reach the customer. */
export const customerNameMatches = (search: string): Expression<SqlBool> => {
  const name = sql`lower(customers.first_name || ' ' || customers.last_name || ' ' || customers.company_name)`
  // The first condition is the one that an index serves.
  return sql<SqlBool>`(${holdsWords(sql.ref('customers.search_text'), search)} and ${holdsWords(name, search)})`
}
