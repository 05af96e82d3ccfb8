import { recordErrors } from '#contract/records/record-errors.ts'
import type { RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { repairOrderPdfMaxPages, repairOrderPdfRules } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { repairOrderPdfErrors } from '#contract/repair-orders/repair-order-pdf-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import type { UploadedFile } from '#server/platform/files/index.ts'
import { checkUpload } from '#server/platform/files/index.ts'
import { findInPdf } from './find-in-pdf.ts'
import { vehiclesInPdf } from './vehicles-in-pdf.ts'
import { withoutFalseFinds } from './without-false-finds.ts'

const parameter = 'pdf'

/** Finds data for a new order in a PDF, and the shop's vehicles that it names. Writes nothing. */
export async function readOrderPdf(
  context: Context,
  files: readonly UploadedFile[],
): Promise<RepairOrderFromPdf> {
  const bytes = await checkedPdf(files)
  const { problem, pages, findings } = await findInPdf(bytes)
  if (problem === 'pdf_too_many_pages')
    throw refusal(repairOrderPdfErrors.pdf_too_many_pages, {
      parameter,
      params: { max: repairOrderPdfMaxPages },
    })
  if (problem) throw refusal(repairOrderPdfErrors[problem], { parameter })
  const checked = await withoutFalseFinds(context, findings)
  return { ...checked, pages, vehicles: await vehiclesInPdf(context, checked) }
}

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
