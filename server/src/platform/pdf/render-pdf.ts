import { createPdfRenderer } from './pdf-renderer.ts'

/**
 * `template` is a .typ file below server/src. Throws a PdfError. Threads start on demand, and idle
 * ones do not keep the process alive.
 */
export const renderPdf = (template: string, data: unknown): Promise<Buffer> => renderer.render(template, data)

const renderer = createPdfRenderer()
