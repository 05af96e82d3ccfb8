import { customerErrors } from '#contract/customers/customer-errors.ts'
import {
  mayMoveTaxExemption,
  rightToDropTaxExemption,
  type TaxExemption,
  type TaxExemptionAct,
  type TaxExemptionStatus,
} from '#contract/customers/tax-exemption.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import type { HistoryNote } from '#server/operation/history.ts'
import { refusal } from '#server/operation/refusal.ts'
import { todayOf } from '#server/platform/clock.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { announce } from '#server/records/announce.ts'
import { addFiles, readFile } from '#server/records/file-rows.ts'
import { findCustomer, lockCustomer } from '../record/find-customer.ts'
import { readTaxExemption } from './tax-exemption-queries.ts'

/** Submits a certificate; one that it replaces stays in the history. */
export async function createTaxExemption(
  context: Context,
  customerId: number,
  certificate: StoredUpload | undefined,
): Promise<TaxExemption> {
  await startMove(context, customerId, 'create')
  if (!certificate) throw refusal(recordErrors.file_required, { parameter: 'certificate' })
  const [fileId] = await addFiles(context, [certificate])
  const replaced = await certificateOf(context, customerId)
  if (replaced) {
    context.record({
      kind: 'customer',
      recordId: customerId,
      act: 'tax_certificate_replaced',
      fileId: replaced,
    })
  }
  const row = { status: 'UNDER_REVIEW', date_active_to: null, file_id: fileId }
  await context.db
    .insertInto('tax_exemptions')
    .values({ customer_id: customerId, ...row })
    .onConflict(conflict => conflict.column('customer_id').doUpdateSet(row))
    .execute()
  return finishMove(context, customerId, 'tax_exemption_created')
}

export async function acceptTaxExemption(
  context: Context,
  customerId: number,
  activeTo: string,
): Promise<TaxExemption> {
  await startMove(context, customerId, 'accept')
  if (activeTo <= todayOf(context))
    throw refusal(customerErrors.tax_exemption_date_past, { parameter: 'date_active_to' })
  await context.db
    .updateTable('tax_exemptions')
    .set({ status: 'ACCEPTED', date_active_to: activeTo })
    .where('customer_id', '=', customerId)
    .execute()
  return finishMove(context, customerId, 'tax_exemption_accepted', {
    changes: [{ label: 'customers.fields.date_active_to', before: null, after: activeTo, as: 'date' }],
  })
}

export async function declineTaxExemption(context: Context, customerId: number): Promise<TaxExemption> {
  await startMove(context, customerId, 'decline')
  await context.db
    .updateTable('tax_exemptions')
    .set({ status: 'DECLINED', date_active_to: null })
    .where('customer_id', '=', customerId)
    .execute()
  return finishMove(context, customerId, 'tax_exemption_declined')
}

/** The certificate stays in the history. */
export async function dropTaxExemption(context: Context, customerId: number): Promise<void> {
  const status = await startMove(context, customerId, 'drop')
  if (!context.may(rightToDropTaxExemption(status))) throw refusal(commonErrors.forbidden)
  const certificate = await certificateOf(context, customerId)
  await context.db.deleteFrom('tax_exemptions').where('customer_id', '=', customerId).execute()
  await finishMove(context, customerId, 'tax_exemption_dropped', certificate ? { fileId: certificate } : {})
}

export async function getTaxCertificate(context: Context, customerId: number): Promise<Download> {
  await findCustomer(context, customerId)
  return readFile(context, await certificateOf(context, customerId))
}

/** The id of its file. */
export async function certificateOf(
  { db }: Pick<Context, 'db'>,
  customerId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('tax_exemptions')
    .select('file_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.file_id ?? undefined
}

async function startMove(
  context: Context,
  customerId: number,
  act: TaxExemptionAct,
): Promise<TaxExemptionStatus> {
  await lockCustomer(context, customerId)
  const { status } = await readTaxExemption(context, customerId)
  if (!mayMoveTaxExemption(act, status)) throw refusal(customerErrors.tax_exemption_step)
  return status
}

async function finishMove(
  context: Context,
  customerId: number,
  act: string,
  kept: Pick<HistoryNote, 'changes' | 'fileId'> = {},
): Promise<TaxExemption> {
  context.record({ kind: 'customer', recordId: customerId, act, ...kept })
  announce(context, 'customer', customerId)
  return readTaxExemption(context, customerId)
}
