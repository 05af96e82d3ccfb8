import type pg from 'pg'
import { customerEndpoints } from '../contract/src/customers/customer-endpoints.ts'
import { partEndpoints } from '../contract/src/parts/part-endpoints.ts'
import { partsOrderEndpoints } from '../contract/src/parts-orders/parts-order-endpoints.ts'
import { partsOrderPaymentStatuses } from '../contract/src/parts-orders/payment-state.ts'
import { owedGroups } from '../contract/src/repair-orders/payment-status.ts'
import { repairOrderEndpoints } from '../contract/src/repair-orders/repair-order-endpoints.ts'
import { reportEndpoints } from '../contract/src/reports/report-endpoints.ts'
import type { Endpoint } from '../contract/src/shared/endpoint.ts'
import { trailerEndpoints, truckEndpoints } from '../contract/src/vehicles/vehicle-endpoints.ts'

interface ListRead {
  list: string
  url: string
}

export async function listReads(pool: pg.Pool): Promise<ListRead[]> {
  return lists(await samples(pool)).flatMap(({ name, endpoint, filters }) =>
    [{}, ...filters].flatMap(filter =>
      sortsOf(endpoint).map(sort => {
        const query = new URLSearchParams({ per_page: '24', ...filter, ...sort } as Record<string, string>)
        return { list: name, url: `${endpoint.path}?${query}` }
      }),
    ),
  )
}

/** From the contract, so that new sorts are included. */
function sortsOf(endpoint: Endpoint): Record<string, string>[] {
  const shape = (endpoint.query as unknown as { shape: Record<string, { unwrap(): { options: string[] } }> })
    .shape
  return [
    {},
    ...shape
      .order_by!.unwrap()
      .options.flatMap(order_by => ['asc', 'desc'].map(order_type => ({ order_by, order_type }))),
  ]
}

interface List {
  name: string
  endpoint: Endpoint
  filters: Record<string, string>[]
}

/** A value for each filter of the contract; pairs where one alone matches too much. */
function lists(some: Record<string, string>): List[] {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const searches = [some.vin_tail!, some.unit_number!, some.company!, '7', 'lo'].map(search => ({ search }))
  const orders: Record<string, string>[] = [
    ...['new', 'in_process', 'finished', 'deleted'].map(status => ({ status })),
    ...['paid', 'not_paid', 'billed', 'not_billed', 'overdue', 'not_overdue'].map(payment_status => ({
      payment_status,
    })),
    ...owedGroups.map(payment_status => ({ payment_status })),
    { mechanic_id: some.mechanic! },
    { customer_id: some.customer! },
    { truck_id: some.truck! },
    { trailer_id: some.trailer! },
    { dates_range: `${day(30)} - ${day(0)}` },
    { dates_range: `${day(1500)} - ${day(800)}` },
    { status: 'finished', payment_status: 'not_paid' },
    { mechanic_id: some.mechanic!, status: 'new' },
    { search: some.order_number! },
    ...searches,
  ]
  const notInTheReport = new Set(['mechanic_id', 'truck_id', 'trailer_id'])
  const vehicles: Record<string, string>[] = [{ customer_id: some.customer! }, ...searches]
  return [
    { name: 'orders', endpoint: repairOrderEndpoints.listRepairOrders, filters: orders },
    {
      name: 'report of orders',
      endpoint: reportEndpoints.listOrdersReport,
      filters: orders.filter(
        filter =>
          !Object.keys(filter).some(name => notInTheReport.has(name)) &&
          !owedGroups.some(group => group === filter.payment_status),
      ),
    },
    {
      name: 'report of movements',
      endpoint: reportEndpoints.listInventoryReport,
      filters: [
        { date_from: day(30) },
        { date_to: day(800) },
        { date_from: day(1500), date_to: day(800) },
        { category_id: some.category! },
        { supplier_id: some.supplier! },
        ...['purchase', 'sold', 'returned'].map(transaction_type => ({ transaction_type })),
        { transaction_type: 'purchase', date_from: day(30) },
        { transaction_type: 'sold', supplier_id: some.supplier! },
        { q: some.order_number! },
        { q: some.stock_number! },
        { q: 'gasket' },
        { q: 'Supplier 17' },
        { q: '7' },
        { q: 'lo' },
        { q: 'gasket', transaction_type: 'purchase' },
      ],
    },
    {
      name: 'parts orders',
      endpoint: partsOrderEndpoints.listPartsOrders,
      filters: [
        ...['new', 'in_process', 'delivered', 'canceled', 'lost'].map(status => ({ status })),
        ...partsOrderPaymentStatuses.map(payment_status => ({ payment_status })),
        ...['bs', 'ecomm', 'amazon'].map(source => ({ source })),
        { is_overdue: 'true' },
        { is_overdue: 'false' },
        { customer_id: some.customer! },
        { date_from: day(30) },
        { date_from: day(1500), date_to: day(800) },
        { source: 'ecomm', payment_status: 'not_paid' },
        { search_inventory: some.stock_number! },
        { search_inventory: 'gasket' },
        { search_customer: some.company! },
        { search: 'P-000077' },
        { search: '1Z9' },
        ...searches,
      ],
    },
    { name: 'trucks', endpoint: truckEndpoints.listVehicles, filters: vehicles },
    { name: 'trailers', endpoint: trailerEndpoints.listVehicles, filters: vehicles },
    {
      name: 'customers',
      endpoint: customerEndpoints.listCustomers,
      filters: [{ type: 'bs' }, { type: 'ecomm' }, ...searches],
    },
    {
      name: 'parts',
      endpoint: partEndpoints.listParts,
      filters: [
        { for_shop: 'true' },
        { for_shop: 'false' },
        { only_min_limit: 'true' },
        { category_id: some.category! },
        { supplier_id: some.supplier! },
        { status: 'in_stock' },
        { status: 'out_of_stock' },
        { status: 'out_of_stock', supplier_id: some.supplier! },
        { search: some.stock_number! },
        { search: 'gasket' },
        ...searches,
      ],
    },
  ]
}

async function samples(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query(`
    select right(v.vin, 6) as vin_tail, v.unit_number, o.order_number, c.id::text as customer, split_part(c.company_name, ' ', 1) as company,
      o.mechanic_id::text as mechanic, v.id::text as truck, (select max(id) from vehicles where kind = 'trailer')::text as trailer,
      p.category_id::text as category, p.supplier_id::text as supplier, p.stock_number
    from (select * from repair_orders where mechanic_id is not null order by id offset (select count(*) / 2 from repair_orders) limit 500) o
    join vehicles v on v.id = o.vehicle_id and v.kind = 'truck'
    join customers c on c.id = o.customer_id and c.company_name <> ''
    cross join (select * from parts where supplier_id is not null order by id desc limit 1) p
    order by o.id limit 1`)
  return rows[0]
}
