import { createPdfRenderer } from './pdf-renderer.ts'

/** `template` is a .typ file below server/src. Throws a PdfError. */
export const renderPdf = (template: string, data: unknown): Promise<Buffer> => renderer.render(template, data)

const renderer = createPdfRenderer()
