import { createPdfRenderer } from './pdf-renderer.ts'

/**
 * Sets a template, a .typ file below server/src, with the data and answers the PDF. Throws a PdfError.
 * No thread runs before the first call, and an idle one does not keep the process alive.
 */
export const renderPdf = (template: string, data: unknown): Promise<Buffer> => renderer.render(template, data)

const renderer = createPdfRenderer()
