import { parentPort } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { repairOrderPdfMaxPages } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { findInText } from './find-in-text.ts'
import { mentionsIn } from './mentions.ts'
import type { RepairOrderPdfAnswer } from './pdf-reader.ts'
import { linesOfPdf } from './pdf-text.ts'

/** Fewer letters, such as a scanner's stamp or a page number, are not a text document. */
const fewestLetters = 12
const maxLines = 10_000

/** Reads one PDF per message: bytes in, findings or an error out. */
parentPort!.on('message', async (bytes: Uint8Array) => parentPort!.postMessage(await read(bytes)))

async function read(bytes: Uint8Array): Promise<RepairOrderPdfAnswer> {
  try {
    return await readPdf(bytes)
  } catch (error) {
    // All errors of the library mean a faulty file.
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { problem: isLocked ? 'pdf_encrypted' : 'pdf_damaged' }
  }
}

async function readPdf(bytes: Uint8Array): Promise<RepairOrderPdfAnswer> {
  // Text only: no scripts, fonts or requests.
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, disableFontFace: true, useSystemFonts: false })
  try {
    if (pdf.numPages > repairOrderPdfMaxPages) return { problem: 'pdf_too_many_pages' }
    const lines = (await linesOfPdf(pdf)).slice(0, maxLines)
    const letters = lines.flatMap(line => line.cells).reduce((sum, cell) => sum + cell.text.length, 0)
    if (letters < fewestLetters) return { problem: 'pdf_without_text' }
    return { pages: pdf.numPages, findings: findInText(lines), mentions: mentionsIn(lines) }
  } finally {
    await pdf.loadingTask.destroy()
  }
}
