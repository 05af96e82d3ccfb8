import { globSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import type { Pdf, PdfAnswer, PdfTask } from './pdf-renderer.ts'

/**
 * Gets `{ template, data }`, returns the PDF or an error, one task at a time. Templates read the data as JSON
 * from `sys.inputs.data`; bytes become files in the compiler, with their path in the JSON.
 */
const port = parentPort
if (!port) throw new Error('typst-worker.ts runs as a worker thread')

// Requests come first. On Linux the priority is per thread, elsewhere per process.
if (process.platform === 'linux') setPriority(10)

/** Templates are in the capabilities; shared parts in `templates` of this folder. */
const workspace = join(import.meta.dirname, '../..')
const fontFolder = workerData as string | undefined
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontBlobs: readFonts() }, { fontPaths: fontFolder ? [fontFolder] : [] }],
})

port.on('message', ({ template, data }: PdfTask) => {
  try {
    const { content, missingLetters } = render(template, data)
    const pdf = Uint8Array.from(content)
    port.postMessage({ pdf, missingLetters } satisfies PdfAnswer, [pdf.buffer])
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies PdfAnswer)
  }
})

function render(template: string, data: unknown): Pdf {
  const files: string[] = []
  const json = JSON.stringify(data, (_key, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value
    const name = `/bytes-${files.length}`
    compiler.mapShadow(join(workspace, name), Buffer.from(value))
    files.push(name)
    return name
  })
  try {
    const compiled = compiler.compile({
      mainFilePath: template,
      inputs: { data: json },
    })
    if (!compiled.result) throw new Error(complaints(compiled.takeError()?.shortDiagnostics))
    const content = compiler.pdf(compiled.result)
    return { content, missingLetters: otherLetters.test(json) ? missingIn(compiled.result) : '' }
  } finally {
    for (const name of files) compiler.unmapShadow(join(workspace, name))
    // Keeps fonts and templates for the next document.
    compiler.evictCache(2)
  }
}

/** Others than Latin, Greek and Cyrillic ones and common signs, which our fonts have. */
const otherLetters = /[\u0530-\u1dff\u2300-\uffff]/

/** Enough for a notice. */
const maxMissing = 30

/** The archive standard PDF/A-2u demands a glyph for every letter: Typst names those without. */
function missingIn(document: NodeTypstDocument): string {
  try {
    compiler.pdf(document, { pdfStandard: 'a-2u' })
    return ''
  } catch (error) {
    const named = String(error).matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g)
    const letters = [...named].map(([, text]) =>
      text!.replace(/\\+u\{(\w+)\}/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    )
    return [...new Set(letters)].slice(0, maxMissing).join('')
  }
}

function complaints(diagnostics: { message?: string; path?: string; range?: unknown }[] = []): string {
  const texts = diagnostics.map(({ message, path }) => `${message ?? 'unknown'} (${path ?? 'no file'})`)
  return texts.join('; ') || 'Typst gave no reason'
}

/** Static TrueType files with Latin and Cyrillic: Typst supports neither woff2 nor variable fonts. */
function readFonts(): Buffer[] {
  return globSync(join(import.meta.dirname, 'fonts/*.ttf')).map(path => readFileSync(path))
}
