import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { customerErrors } from '#contract/customers/customer-errors.ts'
import { customerColumns } from '#contract/customers/customer-fields.ts'
import type {
  Customer,
  CustomerListQuery,
  CustomerRow,
  CustomerShortRow,
  CustomerType,
} from '#contract/customers/customer-shapes.ts'
import type { Language } from '#contract/shared/languages.ts'
import type { Unpaged } from '#contract/shared/page.ts'
import type { List } from '#server/database/lists/list.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import { idInHits, readHits } from '#server/database/lists/search.ts'
import { idsOf, prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import { laborRateJson } from '#server/features/company/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { attachmentsJson, showAttachment } from '#server/records/attachments.ts'
import { selectColumns } from '#server/records/crud/columns.ts'
import { addressesJson, toAddress } from '../addresses/address-queries.ts'
import { customerAttachments } from '../record/customer-attachments.ts'
import { hasPartOrders } from '../record/customer-relations.ts'
import { showTaxExemption, taxExemptionJson } from '../tax-exemption/tax-exemption-queries.ts'
import { customerSearch } from './customer-search.ts'
import { owedByCustomer } from './owed-by-customer.ts'

export const listCustomers = (context: Context, query: CustomerListQuery) =>
  readPage(context.db, query, customerList(context, query))

export function customerList(context: Context, query: Unpaged<CustomerListQuery>): List<CustomerRow> {
  const { db } = context
  const matching = db
    .selectFrom('customers')
    .select('customers.id')
    .$if(query.type !== undefined, found => found.where('type', '=', query.type!))
    .$if(query.sales_manager_id !== undefined, found =>
      found.where('sales_manager_id', '=', query.sales_manager_id!),
    )
    .$if(query.tag_id !== undefined, found =>
      found.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('customer_tags')
            .select('tag_id')
            .whereRef('customer_id', '=', 'customers.id')
            .where('tag_id', '=', query.tag_id!),
        ),
      ),
    )
  const search = customerSearch(query.search)
  const isFiltered = query.type ?? query.sales_manager_id ?? query.tag_id
  return {
    matching,
    search,
    count: isFiltered ? undefined : 'estimate',
    sorts,
    rows: ids => selectRows(context, ids).execute(),
  }
}

const maxInShortList = 20

/** Up to 20, exact matches of name or company first, then the newest. */
export async function shortListCustomers(
  context: Context,
  query: { id?: number; search?: string },
): Promise<CustomerShortRow[]> {
  const { db } = context
  const search = customerSearch(query.search)
  const ids = search && (await readHits(db, search))
  const found = search && (ids ? idInHits(search, ids) : sql<boolean>`${search.matches}`)
  const choices = db
    .selectFrom('customers')
    .select(['id', 'type', 'first_name', 'last_name', 'company_name', 'email', 'phone', 'phone_extension'])
    .select(owedByCustomer(context).as('balance'))
    .$if(query.id !== undefined, found => found.where('id', '=', query.id!))
    .$if(found !== undefined, rows => rows.where(found!))
    .orderBy('id', 'desc')
    .limit(maxInShortList)
  // Limits the exact matches to the newest.
  const exact =
    ids && ids.length > maxInShortList ? await choices.where(isNamed(query.search!)).execute() : []
  const seen = new Set(exact.map(row => row.id))
  const others = (await choices.execute()).filter(row => !seen.has(row.id))
  return [...exact, ...others]
    .slice(0, maxInShortList)
    .map(row => ({ ...row, type: row.type as CustomerType, balance: Number(row.balance) }))
}

const isNamed = (text: string) =>
  sql<boolean>`${text.trim().toLowerCase()} in (lower(full_name), lower(company_name))`

export async function getCustomer(context: Context, id: number): Promise<Customer> {
  const customerId = sql`customers.id`
  const found = await selectRows(context, [id])
    .select(customers => [
      'phones',
      ...selectColumns('customers', customerColumns.further, { price_level_id: 'price_levels' }),
      'language',
      'version',
      'created_at',
      'updated_at',
      jsonArrayFrom(ownVehicles(customers, 'truck')).as('trucks'),
      jsonArrayFrom(ownVehicles(customers, 'trailer')).as('trailers'),
      addressesJson(customerId).as('stored_addresses'),
      attachmentsJson('customer', customerId).as('files'),
      taxExemptionJson(customerId).as('saved_exemption'),
    ])
    .executeTakeFirst()
  if (!found) throw refusal(customerErrors.no_such_customer)
  const { stored_addresses, files, saved_exemption, ...customer } = found
  return {
    ...customer,
    phones: customer.phones as Customer['phones'],
    language: customer.language as Language,
    addresses: stored_addresses.map(toAddress),
    attachments: files.map(showAttachment(context, customerAttachments, id)),
    taxExemption: showTaxExemption(context, id, saved_exemption),
    created_at: unixSeconds(customer.created_at),
    updated_at: unixSeconds(customer.updated_at),
  }
}

const sorts = {
  id: ['customers.id'],
  name: ['full_name', 'customers.id'],
  company_name: ['company_name', 'customers.id'],
} as const

/** The newest hundred; the list of vehicles has all of a fleet. */
const ownVehicles = (customers: ExpressionBuilder<Database, 'customers'>, kind: 'truck' | 'trailer') =>
  customers
    .selectFrom('vehicles')
    .select(['id', 'vin', 'unit_number', 'make', 'model', 'year', 'license_plate', 'temporary_plate'])
    .whereRef('owner_id', '=', 'customers.id')
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(100)

const selectRows = (context: Context, ids: readonly number[]) =>
  context.db
    .selectFrom('customers')
    .modifyFront(prepared)
    .select(({ selectFrom, exists }) => [
      'id',
      'type',
      ...selectColumns('customers', customerColumns.listed),
      'email',
      'phone',
      'phone_extension',
      jsonArrayFrom(
        selectFrom('customer_tags')
          .innerJoin('tags', 'tags.id', 'customer_tags.tag_id')
          .select(['tags.id', 'tags.name', 'tags.color'])
          .whereRef('customer_tags.customer_id', '=', 'customers.id')
          .orderBy('tags.name'),
      ).as('tags'),
      jsonObjectFrom(
        selectFrom('users')
          .select(['users.id', 'users.full_name'])
          .whereRef('users.id', '=', 'sales_manager_id'),
      ).as('sales_manager'),
      laborRateJson(context, sql`customers.labor_rate_id`).as('labor_rate'),
      selectFrom('comments')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('kind', '=', 'customer')
        .whereRef('record_id', '=', 'customers.id')
        .as('comments_count'),
      exists(
        selectFrom('vehicles')
          .select('id')
          .whereRef('owner_id', '=', 'customers.id')
          .where('kind', '=', 'truck'),
      ).as('hasRelatedTrucks'),
      exists(
        selectFrom('vehicles')
          .select('id')
          .whereRef('owner_id', '=', 'customers.id')
          .where('kind', '=', 'trailer'),
      ).as('hasRelatedTrailers'),
      hasPartOrders().as('hasRelatedPartOrders'),
    ])
    .where('id', '=', sql<number>`any(${idsOf(ids)})`)
    .$castTo<CustomerRow>()
