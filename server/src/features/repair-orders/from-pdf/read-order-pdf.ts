import { recordErrors } from '#contract/records/record-errors.ts'
import type { OrderFromPdf } from '#contract/repair-orders/order-from-pdf.ts'
import { orderPdfMaxPages, orderPdfRules } from '#contract/repair-orders/order-from-pdf.ts'
import { orderPdfErrors } from '#contract/repair-orders/order-pdf-errors.ts'
import type { Context } from '#server/http/context.ts'
import { Refusal, refusal } from '#server/http/refusal.ts'
import type { UploadedFile } from '#server/http/uploaded-files.ts'
import { checkUpload } from '#server/platform/files/index.ts'
import { findInPdf } from './find-in-pdf.ts'
import { vehiclesInPdf } from './vehicles-in-pdf.ts'

const parameter = 'pdf'

/** What a PDF tells for a new order, and which of the shop's vehicles it names. Writes nothing. */
export async function readOrderPdf(context: Context, files: readonly UploadedFile[]): Promise<OrderFromPdf> {
  const bytes = await checkedPdf(files)
  const { problem, pages, findings } = await findInPdf(bytes)
  if (problem === 'pdf_too_many_pages')
    throw refusal(orderPdfErrors.pdf_too_many_pages, { parameter, params: { max: orderPdfMaxPages } })
  if (problem) throw refusal(orderPdfErrors[problem], { parameter })
  return { ...findings, pages, vehicles: await vehiclesInPdf(context, findings) }
}

async function checkedPdf([file, ...others]: readonly UploadedFile[]): Promise<Buffer> {
  if (!file) throw refusal(recordErrors.file_required, { parameter })
  if (others.length > 0)
    throw refusal(recordErrors['validate__max-count-attachment'], { parameter, params: { max: 1 } })
  if (file.isTruncated)
    throw refusal(recordErrors.file_too_large, { parameter, params: { max_kb: orderPdfRules.maxKb } })
  const checked = await checkUpload({ content: file.path, fileName: file.fileName }, orderPdfRules)
  if (checked.ok) return checked.bytes
  if (checked.code === 'file_wrong_type') throw refusal(orderPdfErrors.pdf_not_a_pdf, { parameter })
  if (checked.code === 'file_unreadable') throw refusal(orderPdfErrors.pdf_damaged, { parameter })
  throw new Refusal([{ definition: recordErrors[checked.code], parameter, params: checked.params }])
}
