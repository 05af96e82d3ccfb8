import type { Kysely } from 'kysely'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import type { Database } from '#server/database/tables.ts'
import { pdfDownload } from '#server/features/billing/index.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { billedPartsOrders } from '../billing/billed-parts-orders.ts'
import { renderPackingSlip } from './packing-slip.ts'
import { renderPickList } from './pick-list.ts'
import { partsOrderToPrint } from './printed-parts-order.ts'

export async function getPackingSlip(context: Context, id: number): Promise<Download> {
  const { order, company } = await read(context, id)
  return pdfDownload(
    await renderPackingSlip(context.shop, order, company),
    `${order.order_number}-packing.pdf`,
  )
}

export async function getPickList(context: Context, id: number): Promise<Download> {
  const { order, company } = await read(context, id)
  const { shop, language } = context
  return pdfDownload(
    await renderPickList(shop, order, { company, language }),
    `${order.order_number}-pick.pdf`,
  )
}

const read = (context: Context, id: number) =>
  inSnapshot(context.db, async (db: Kysely<Database>) => {
    await billedPartsOrders.refuseUnbillable({ ...context, db }, id)
    return {
      order: (await partsOrderToPrint(db, id))!,
      company: await db.selectFrom('company').selectAll().executeTakeFirstOrThrow(),
    }
  })
