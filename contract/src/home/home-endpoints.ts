import { apiPrefix, defineEndpoint } from '../shared/endpoint.ts'
import { one } from '../shared/page.ts'
import { boardDay, boardOwed, boardSales } from './board.ts'

const path = `${apiPrefix}/home` as const

export const homeEndpoints = {
  getDay: defineEndpoint({
    method: 'GET',
    path: `${path}/day`,
    requires: 'orders-bs.reassign-mechanic',
    summary: "Today's repair orders by mechanic, with the hours planned",
    response: one(boardDay),
  }),
  getOwed: defineEndpoint({
    method: 'GET',
    path: `${path}/owed`,
    requires: 'orders-bs.report',
    summary: 'Dues of repair orders: not billed yet, overdue, and by age',
    response: one(boardOwed),
  }),
  getSales: defineEndpoint({
    method: 'GET',
    path: `${path}/sales`,
    requires: 'reports.orders',
    summary: 'Sales of finished repair orders by the day of finishing, before taxes, and what is planned',
    response: one(boardSales),
  }),
}
