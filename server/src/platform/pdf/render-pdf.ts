import { existsSync } from 'node:fs'
import { createPdfRenderer, type PdfRenderer } from './pdf-renderer.ts'

type RenderPdf = PdfRenderer['render']

/** `template` is a .typ file below server/src. Throws a PdfError. */
export const renderPdf: RenderPdf = createPdfRenderer().render

/** Also with the fonts in this folder, if it exists. */
export const renderPdfWith = (fontFolder: string): RenderPdf =>
  existsSync(fontFolder) ? createPdfRenderer({ fontFolder }).render : renderPdf
