import { join } from 'node:path'
import type { Download } from '#server/operation/download.ts'
import type { Pdf } from '#server/platform/pdf/pdf-renderer.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { InvoiceDocument } from './invoice-document.ts'

const template = join(import.meta.dirname, 'invoice.typ')

export const renderInvoice = (
  { renderPdf }: Pick<Shop, 'renderPdf'>,
  document: InvoiceDocument,
): Promise<Pdf> => renderPdf(template, document)

export const pdfDownload = ({ content, missingLetters }: Pdf, fileName: string): Download => ({
  content,
  missingLetters,
  fileName,
  mimeType: 'application/pdf',
  size: content.length,
  inline: true,
})
