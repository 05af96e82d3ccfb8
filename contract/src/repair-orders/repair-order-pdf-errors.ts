import { defineErrors } from '../shared/errors.ts'

export const repairOrderPdfErrors = defineErrors({
  pdf_not_a_pdf: { status: 422 },
  pdf_encrypted: { status: 422 },
  pdf_without_text: { status: 422 },
  pdf_damaged: { status: 422 },
  pdf_too_many_pages: { status: 422, params: ['max'] },
  pdf_too_heavy: { status: 422 },
  pdf_readers_busy: { status: 503 },
})
