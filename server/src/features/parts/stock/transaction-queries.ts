import { sql } from 'kysely'
import { partErrors } from '#contract/parts/part-errors.ts'
import { priceAfterTax } from '#contract/parts/sale-amounts.ts'
import type { ReservedQuery, Transaction, TransactionsQuery } from '#contract/parts/transactions.ts'
import { countRows } from '#server/database/lists/count-rows.ts'
import { onPage } from '#server/database/lists/query.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import { containsPattern } from '#server/database/search-pattern.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { visible } from '#server/operation/visibility.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { findPart } from '../record/find-part.ts'
import { seesCosts } from '../record/sees-costs.ts'
import type { SaleTerms } from './counter-sale.ts'

export async function listTransactions(context: Context, partId: number, query: TransactionsQuery) {
  await findPart(context, partId)
  const ofPart = (column: 'category_id' | 'supplier_id', id: number) =>
    sql<boolean>`exists (select from parts where parts.id = part_id and ${sql.ref(`parts.${column}`)} = ${id})`
  const matching = movements(context)
    .where('part_id', '=', partId)
    .$if(query.transaction_type !== undefined, found =>
      found.where('operation_type', '=', query.transaction_type!),
    )
    .$if(query.date_from !== undefined, found => found.where('date', '>=', query.date_from!))
    .$if(query.date_to !== undefined, found => found.where('date', '<=', query.date_to!))
    .$if(query.category_id !== undefined, found => found.where(ofPart('category_id', query.category_id!)))
    .$if(query.supplier_id !== undefined, found => found.where(ofPart('supplier_id', query.supplier_id!)))
    .$if(!!query.q, found =>
      found.where(
        sql<boolean>`lower(${shownNumber(context)} || ' ' || supplier || ' ' || comment) like ${containsPattern(query.q!)}`,
      ),
    )
  const { data, meta } = await readPage(context.db, query, {
    matching: matching.clearSelect().select('stock_movements.id'),
    sorts: { date: ['stock_movements.date', 'stock_movements.id'] },
    rows: ids => movements(context).where('stock_movements.id', 'in', ids).execute(),
  })
  return { data: data.map(row => toTransaction(context, row)), meta }
}

export async function getTransaction(context: Context, id: number): Promise<Transaction> {
  const row = await movements(context).where('stock_movements.id', '=', id).executeTakeFirst()
  if (!row) throw refusal(partErrors.no_such_transaction)
  return toTransaction(context, row)
}

export async function listReserved(context: Context, partId: number, query: ReservedQuery) {
  await findPart(context, partId)
  const matching = reservationsOf(context, partId)
    .$if(query.order_kind !== undefined, found =>
      found.where('reservations.order_kind', '=', query.order_kind === 'bs' ? 'repair_order' : 'parts_order'),
    )
    .$if(!!query.q, found =>
      found.where(
        sql<boolean>`(${isShown(context)} and lower(${orderNumber}) like ${containsPattern(query.q!)})`,
      ),
    )
  const direction = query.order_type ?? 'desc'
  const [rows, meta] = await Promise.all([
    onPage(matching, query)
      .orderBy('reservations.created_at', direction)
      .orderBy('reservations.order_id', direction)
      .execute(),
    countRows(context.db, matching),
  ])
  return {
    data: rows.map(row => ({
      order_id: row.is_shown ? row.order_id : null,
      order_type: orderTypeOf(row.order_kind),
      order_number: row.is_shown ? (row.order_number ?? '') : '',
      status: row.status ?? '',
      quantity: Number(row.quantity),
      created_at: unixSeconds(row.created_at),
    })),
    meta,
  }
}

const movements = (context: Context) =>
  context.db
    .selectFrom('stock_movements')
    .leftJoin('users', 'users.id', 'stock_movements.user_id')
    .leftJoin('repair_orders', join =>
      join
        .onRef('repair_orders.id', '=', 'stock_movements.order_id')
        .on('stock_movements.order_kind', '=', 'repair_order'),
    )
    .leftJoin('parts_orders', join =>
      join
        .onRef('parts_orders.id', '=', 'stock_movements.order_id')
        .on('stock_movements.order_kind', '=', 'parts_order'),
    )
    .select([
      'stock_movements.id',
      'operation_type',
      'describe',
      'quantity',
      'price',
      'amount',
      'cost',
      'sale',
      'part_id as inventory_id',
      sql<number | null>`case when ${isShown(context)} then stock_movements.order_id end`.as('order_id'),
      'order_kind',
      shownNumber(context).as('invoice_number'),
      'supplier',
      'comment',
      sql<string>`stock_movements.date::text`.as('date'),
      'full_name',
      'stock_movements.created_at',
    ])

/** Order numbers are hidden from callers who see only their own orders. */
const isShown = (context: Context) =>
  sql<boolean>`(case order_kind
    when 'repair_order' then ${visible(context, 'repair_order', 'repair_orders')}
    when 'parts_order' then ${visible(context, 'parts_order', 'parts_orders')}
    else true end)`

const shownNumber = (context: Context) =>
  sql<string>`case when ${isShown(context)} then invoice_number else '' end`

const orderNumber = sql<string | null>`coalesce(repair_orders.order_number, parts_orders.order_number)`

const reservationsOf = (context: Context, partId: number) =>
  context.db
    .selectFrom('reservations')
    .leftJoin('repair_orders', join =>
      join
        .onRef('repair_orders.id', '=', 'reservations.order_id')
        .on('reservations.order_kind', '=', 'repair_order'),
    )
    .leftJoin('parts_orders', join =>
      join
        .onRef('parts_orders.id', '=', 'reservations.order_id')
        .on('reservations.order_kind', '=', 'parts_order'),
    )
    .select([
      'reservations.order_id',
      'reservations.order_kind',
      orderNumber.as('order_number'),
      sql<string | null>`coalesce(repair_orders.status, parts_orders.status)`.as('status'),
      isShown(context).as('is_shown'),
      'quantity',
      'reservations.created_at',
    ])
    .where('part_id', '=', partId)

type Row = Awaited<ReturnType<ReturnType<typeof movements>['execute']>>[number]

const toTransaction = (context: Context, { full_name, order_kind, sale, ...row }: Row): Transaction => ({
  ...row,
  operation_type: row.operation_type as Transaction['operation_type'],
  describe: row.describe as Transaction['describe'],
  quantity: Number(row.quantity),
  price: Number(row.price),
  amount: Number(row.amount),
  price_after_tax: sale
    ? priceAfterTax({ ...(sale as unknown as SaleTerms), price: Number(row.price) })
    : null,
  cost: seesCosts(context) ? Number(row.cost) : null,
  order_type: order_kind === null ? null : orderTypeOf(order_kind),
  user: full_name ?? '',
  created_at: unixSeconds(row.created_at),
})

const orderTypeOf = (kind: string): 'bs' | 'parts' => (kind === 'repair_order' ? 'bs' : 'parts')
