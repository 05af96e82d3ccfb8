import { exportEndpoint } from '../records/list-export.ts'
import { apiPrefix, defineEndpoint } from '../shared/endpoint.ts'
import { one, pageOf } from '../shared/page.ts'
import {
  inventoryReportFilters,
  inventoryReportQuery,
  inventoryReportRow,
  inventoryReportSeries,
  inventoryReportTotals,
} from './inventory-report.ts'
import {
  ordersReportFilters,
  ordersReportQuery,
  ordersReportRow,
  ordersReportSeries,
  ordersReportTotals,
} from './orders-report.ts'

const orders = `${apiPrefix}/reports/orders` as const
const inventories = `${apiPrefix}/reports/inventories` as const

export const reportEndpoints = {
  listOrdersReport: defineEndpoint({
    method: 'GET',
    path: orders,
    requires: 'reports.orders',
    summary: 'Repair orders with costs, profit and dues, newest first',
    query: ordersReportQuery,
    response: pageOf(ordersReportRow),
  }),
  getOrdersReportTotals: defineEndpoint({
    method: 'GET',
    path: `${orders}/totals`,
    requires: 'reports.orders',
    summary: 'Sums of the filtered repair orders',
    query: ordersReportFilters,
    response: one(ordersReportTotals),
  }),
  getOrdersReportSeries: defineEndpoint({
    method: 'GET',
    path: `${orders}/series`,
    requires: 'reports.orders',
    summary: 'Sales and profit, labor and parts of the filtered repair orders by day, week, month or year',
    query: ordersReportFilters,
    response: one(ordersReportSeries),
  }),
  exportOrdersReport: exportEndpoint(orders, {
    requires: 'reports.orders',
    query: ordersReportQuery,
    what: 'the report of orders',
  }),
  listInventoryReport: defineEndpoint({
    method: 'GET',
    path: inventories,
    requires: 'reports.inventories',
    summary: 'Stock movements of all parts, newest first',
    query: inventoryReportQuery,
    response: pageOf(inventoryReportRow),
  }),
  getInventoryReportTotals: defineEndpoint({
    method: 'GET',
    path: `${inventories}/totals`,
    requires: 'reports.inventories',
    summary: 'Sums of the filtered movements',
    query: inventoryReportFilters,
    response: one(inventoryReportTotals),
  }),
  getInventoryReportSeries: defineEndpoint({
    method: 'GET',
    path: `${inventories}/series`,
    requires: 'reports.inventories',
    summary: 'Purchases and sales of the same movements by day, week, month or year',
    query: inventoryReportFilters,
    response: one(inventoryReportSeries),
  }),
  exportInventoryReport: exportEndpoint(inventories, {
    requires: 'reports.inventories',
    query: inventoryReportQuery,
    what: 'the report of movements',
  }),
}
