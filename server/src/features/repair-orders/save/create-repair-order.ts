import { type InferResult, sql } from 'kysely'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import { prepared } from '#server/database/prepared.ts'
import { setReservations } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { announce } from '#server/records/announce.ts'
import { attachFiles } from '#server/records/attachments.ts'
import { attachedToRepairOrders } from '../attached-files.ts'
import { notifyAssigned } from '../people/notify-people.ts'
import { readRepairOrder } from '../record/read-repair-order.ts'
import { addedWorks } from '../record/repair-order-works.ts'
import { nextRepairOrderNumber } from './next-repair-order-number.ts'
import { prepareSave } from './prepare-save.ts'
import { repairOrderColumns } from './repair-order-columns.ts'
import { saveMarkedTypesOfWork } from './save-marked-types-of-work.ts'

export async function createRepairOrder(
  context: Context,
  input: RepairOrderInput,
  files: readonly StoredUpload[],
): Promise<RepairOrder> {
  const toSave = await prepareSave(context, input)
  // Locks the number from here, and the parts from `setReservations`: all other work is done before.
  const order_number = await nextRepairOrderNumber(context)
  const inserted = context.db
    .insertInto('repair_orders')
    .values({
      ...repairOrderColumns(context, input, toSave),
      order_number,
      status_changed_at: context.now,
      created_by: context.user.id,
      created_at: context.now,
    })
    .returning(['id', 'order_number', 'mechanic_id', 'created_by'])
  const { rows } = await sql<InferResult<typeof inserted>[number]>`
    with ${prepared} created as (${inserted}), ${addedWorks(sql`(select id from created)`, toSave)}
    select * from created`.execute(context.db)
  const order = rows[0]!
  const { id } = order
  await saveMarkedTypesOfWork(context, input)
  const [pdf] = input.from_pdf ? files : []
  context.record({
    kind: 'repair_order',
    recordId: id,
    ...(pdf ? { act: 'created_from_pdf', params: { name: pdf.fileName } } : { act: 'created' }),
  })
  await attachFiles(context, attachedToRepairOrders, id, files)
  await notifyAssigned(context, order)
  announce(context, 'repair_order', id)
  const answer = await readRepairOrder(context, id)
  await setReservations(context, { kind: 'repair_order', id }, toSave.lines)
  return answer
}
