import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { repairOrderPdfMaxPages } from '#contract/repair-orders/repair-order-from-pdf.ts'
import type { RepairOrderPdfAnswer, RepairOrderPdfProblem } from './find-in-pdf.ts'
import { findInText } from './find-in-text.ts'
import { linesOfPdf } from './lines/pdf-text.ts'
import type { TextLine } from './text-line.ts'

/** A scanner's stamp or a page number alone is not text of a document. */
const fewestLetters = 12

/** The thread of one PDF: bytes in, findings or an error out. It ends after its response. */
parentPort!.postMessage(await read((workerData as { bytes: Uint8Array }).bytes))

async function read(bytes: Uint8Array): Promise<RepairOrderPdfAnswer> {
  const { problem, pages, lines } = await linesOf(bytes).catch(problemOf)
  if (problem) return { problem }
  const letters = lines.flatMap(line => line.cells).reduce((sum, cell) => sum + cell.text.length, 0)
  if (letters < fewestLetters) return { problem: 'pdf_without_text' }
  return { pages, findings: findInText(lines) }
}

type Lines =
  | { problem: RepairOrderPdfProblem; pages?: never; lines?: never }
  | { problem?: never; pages: number; lines: TextLine[] }

async function linesOf(bytes: Uint8Array): Promise<Lines> {
  // No scripts, no fonts drawn, nothing fetched: only text is wanted.
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, disableFontFace: true, useSystemFonts: false })
  if (pdf.numPages > repairOrderPdfMaxPages) return { problem: 'pdf_too_many_pages' }
  return { pages: pdf.numPages, lines: await linesOfPdf(pdf) }
}

/** Anything that the library cannot read is an error in the file. */
function problemOf(error: unknown): Lines {
  const isLocked = error instanceof Error && error.name === 'PasswordException'
  return { problem: isLocked ? 'pdf_encrypted' : 'pdf_damaged' }
}
