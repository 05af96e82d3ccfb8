import { customerErrors } from '#contract/customers/customer-errors.ts'
import {
  mayMoveTaxExemption,
  type TaxExemption,
  type TaxExemptionAct,
} from '#contract/customers/tax-exemption.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import type { Change } from '#server/operation/history.ts'
import { refusal } from '#server/operation/refusal.ts'
import { todayOf } from '#server/platform/clock.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { announce } from '#server/records/announce.ts'
import { addFiles, dropFiles } from '#server/records/file-rows.ts'
import { findCustomer, lockCustomer } from '../record/find-customer.ts'
import { readTaxExemption } from './tax-exemption-queries.ts'

/** Submits a certificate, replacing an earlier one. */
export async function createTaxExemption(
  context: Context,
  customerId: number,
  certificate: StoredUpload | undefined,
): Promise<TaxExemption> {
  await startMove(context, customerId, 'create')
  if (!certificate) throw refusal(recordErrors.file_required, { parameter: 'certificate' })
  const [fileId] = await addFiles(context, [certificate])
  await removeCertificate(context, customerId)
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
  return finishMove(context, customerId, 'tax_exemption_accepted', [
    { label: 'customers.fields.date_active_to', before: null, after: activeTo, as: 'date' },
  ])
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

export async function dropTaxExemption(context: Context, customerId: number): Promise<void> {
  await startMove(context, customerId, 'drop')
  await removeCertificate(context, customerId)
  await context.db.deleteFrom('tax_exemptions').where('customer_id', '=', customerId).execute()
  await finishMove(context, customerId, 'tax_exemption_dropped')
}

export async function getTaxCertificate(context: Context, customerId: number): Promise<Download> {
  await findCustomer(context, customerId)
  const file = await context.db
    .selectFrom('tax_exemptions')
    .innerJoin('files', 'files.id', 'tax_exemptions.file_id')
    .select(['storage_key', 'file_name', 'mime_type'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!file) throw refusal(commonErrors.no_such_record)
  return {
    content: await context.shop.files.get(file.storage_key),
    fileName: file.file_name,
    mimeType: file.mime_type,
    inline: file.mime_type.startsWith('image/') || file.mime_type === 'application/pdf',
  }
}

/** Removes the file; a job deletes its content after the commit. */
export async function removeCertificate(context: Context, customerId: number): Promise<void> {
  const { db } = context
  const before = await db
    .selectFrom('tax_exemptions')
    .select('file_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (before?.file_id == null) return
  await db
    .updateTable('tax_exemptions')
    .set({ file_id: null })
    .where('customer_id', '=', customerId)
    .execute()
  await dropFiles(context, [before.file_id])
}

async function startMove(context: Context, customerId: number, act: TaxExemptionAct): Promise<void> {
  await lockCustomer(context, customerId)
  const { status } = await readTaxExemption(context, customerId)
  if (!mayMoveTaxExemption(act, status)) throw refusal(customerErrors.tax_exemption_step)
}

async function finishMove(
  context: Context,
  customerId: number,
  act: string,
  changes?: Change[],
): Promise<TaxExemption> {
  context.record({ kind: 'customer', recordId: customerId, act, changes })
  announce(context, 'customer', customerId)
  return readTaxExemption(context, customerId)
}
