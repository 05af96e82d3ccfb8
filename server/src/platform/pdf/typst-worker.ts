import { globSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PdfAnswer, PdfTask } from './pdf-renderer.ts'

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
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: readFonts() }] })

port.on('message', ({ template, data }: PdfTask) => {
  try {
    const pdf = Uint8Array.from(render(template, data))
    port.postMessage({ pdf } satisfies PdfAnswer, [pdf.buffer])
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies PdfAnswer)
  }
})

function render(template: string, data: unknown): Buffer {
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
    return compiler.pdf(compiled.result)
  } finally {
    for (const name of files) compiler.unmapShadow(join(workspace, name))
    // Keeps fonts and templates for the next document.
    compiler.evictCache(2)
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
