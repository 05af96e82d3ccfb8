import { recordErrors } from '#contract/records/record-errors.ts'
import type { RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { repairOrderPdfMaxPages, repairOrderPdfRules } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { repairOrderPdfErrors } from '#contract/repair-orders/repair-order-pdf-errors.ts'
import { vinsOfKnownManufacturers } from '#server/features/lookups/index.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import type { UploadedFile } from '#server/platform/files/index.ts'
import { checkUpload } from '#server/platform/files/index.ts'
import type { TextFindings } from './find-in-text.ts'
import { findKnownRecords, withKnownNumbers } from './known-records.ts'
import { findInPdf } from './pdf-reader.ts'

const parameter = 'pdf'

export async function readOrderPdf(
  context: Context,
  files: readonly UploadedFile[],
): Promise<RepairOrderFromPdf> {
  const bytes = await checkedPdf(files)
  const { problem, pages, findings, mentions } = await findInPdf(bytes)
  if (problem === 'pdf_too_many_pages')
    throw refusal(repairOrderPdfErrors.pdf_too_many_pages, {
      parameter,
      params: { max: repairOrderPdfMaxPages },
    })
  if (problem) throw refusal(repairOrderPdfErrors[problem], { parameter })
  const known = await findKnownRecords(context, mentions, findings)
  const { vins, customers, ...found } = withKnownNumbers(findings, known.vehicles, mentions)
  return {
    ...found,
    vins: await likelyVins(context, vins),
    customers: await withoutShop(context, [
      ...known.customers,
      ...customers.map(found => ({ ...found, id: null })),
    ]),
    pages,
    vehicles: known.vehicles,
    parts: known.parts,
  }
}

/** Unlabelled VINs need a known manufacturer. */
async function likelyVins(context: Context, vins: TextFindings['vins']): Promise<RepairOrderFromPdf['vins']> {
  const doubtful = vins.filter(({ isLabelled }) => !isLabelled).map(({ value }) => value)
  const known = await vinsOfKnownManufacturers(context, doubtful)
  return vins
    .filter(({ value, isLabelled }) => isLabelled || known.includes(value))
    .map(({ isLabelled: _, ...vin }) => vin)
}

/** Distinct names without the shop's own: `Cicero Truck Repair, Inc.` equals `Cicero Truck Repair`. */
async function withoutShop(
  { db }: Context,
  customers: RepairOrderFromPdf['customers'],
): Promise<RepairOrderFromPdf['customers']> {
  const { company_name } = await db.selectFrom('company').select('company_name').executeTakeFirstOrThrow()
  const names = new Set([plainName(company_name)])
  return customers.filter(({ value }) => !names.has(plainName(value)) && names.add(plainName(value)))
}

const plainName = (name: string): string =>
  name
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (?:LLC|L L C|INC|CORP|LTD|CO) *$/, '')
    .trim()

async function checkedPdf([file, ...others]: readonly UploadedFile[]): Promise<Buffer> {
  if (!file) throw refusal(recordErrors.file_required, { parameter })
  if (others.length > 0)
    throw refusal(recordErrors['validate__max-count-attachment'], { parameter, params: { max: 1 } })
  if (file.isTruncated)
    throw refusal(recordErrors.file_too_large, { parameter, params: { max_kb: repairOrderPdfRules.maxKb } })
  const checked = await checkUpload({ content: file.path, fileName: file.fileName }, repairOrderPdfRules)
  if (checked.ok) return checked.bytes
  if (checked.code === 'file_wrong_type') throw refusal(repairOrderPdfErrors.pdf_not_a_pdf, { parameter })
  if (checked.code === 'file_unreadable') throw refusal(repairOrderPdfErrors.pdf_damaged, { parameter })
  throw new Refusal([{ definition: recordErrors[checked.code], parameter, params: checked.params }])
}
