import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { largestInvoice, sampleInvoice } from '#server/testing/invoice-samples.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { createPdfRenderer, type PdfRenderer } from './pdf-renderer.ts'

const invoice = join(import.meta.dirname, '../../features/billing/invoice/invoice.typ')

let renderer: PdfRenderer
afterEach(() => renderer.close())

describe('with Typst', () => {
  it('leaves the event loop free while it renders 900 rows', async () => {
    renderer = createPdfRenderer()
    let turns = 0
    let running = true
    const turn = () => {
      turns++
      if (running) setTimeout(turn, 1)
    }
    turn()
    await renderer.render(invoice, largestInvoice())
    running = false
    expect(turns).toBeGreaterThan(50)
  })

  it.runIf(process.platform === 'linux')('lets the thread that answers requests go first', async () => {
    renderer = createPdfRenderer({ threads: 1 })
    await renderer.render(invoice, sampleInvoice())
    const nice = (thread: string) =>
      Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ')[16])
    const others = readdirSync('/proc/self/task').map(nice)
    expect(Math.max(...others)).toBeGreaterThan(nice(String(process.pid)))
  })

  it('reports errors in a template or its data, and goes on', async () => {
    renderer = createPdfRenderer({ threads: 1 })
    await expect(renderer.render(invoice, { labels: {} })).rejects.toMatchObject({
      code: 'template',
      message: expect.stringContaining('dictionary does not contain key'),
    })
    await expect(renderer.render(invoice.replace('invoice', 'no-such'), {})).rejects.toMatchObject({
      code: 'template',
    })
    await expect(renderer.render('/etc/invoice.typ', {})).rejects.toMatchObject({ code: 'template' })
    await expect(renderer.render(invoice, { call: () => 1 })).rejects.toMatchObject({ code: 'template' })
    expect((await renderer.render(invoice, sampleInvoice())).content.length).toBeGreaterThan(10_000)
  })

  it('renders several at once', async () => {
    renderer = createPdfRenderer()
    const pdfs = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        renderer.render(invoice, sampleInvoice({ number: `R-${index}` })),
      ),
    )
    const titles = pdfs.map(({ content }) => /Invoice (R-\d+)/.exec(content.toString('latin1'))?.[1])
    expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `R-${index}`))
  })

  it("names letters that no font has, unless a font of the shop's folder has them", async () => {
    const data = sampleInvoice({ terms: 'Счёт, Ελλάδα, №, ≥, →, 田中汽车, 田, ਪੰਜਾਬ' })
    renderer = createPdfRenderer({ threads: 1 })
    expect((await renderer.render(invoice, data)).missingLetters).toBe('田中汽车ਪੰਜਾਬ')
    await renderer.close()
    renderer = createPdfRenderer({ threads: 1, fontFolder: join(import.meta.dirname, '../../testing/fonts') })
    const { content, missingLetters } = await renderer.render(invoice, data)
    expect(missingLetters).toBe('ਪੰਜਾਬ')
    expect(await pdfText(content)).toContain('田中汽车')
  })
})

describe('with failing threads', () => {
  it('rejects the job of a crashed thread, and starts another thread', async () => {
    renderer = createPdfRenderer({
      worker: workerThat(`data === 'crash' ? process.exit(3) : answer(data)`),
      threads: 1,
    })
    await expect(renderer.render('/any.typ', 'crash')).rejects.toMatchObject({ code: 'crashed' })
    expect(await said('fine')).toBe('fine')
  })

  it('rejects on an uncaught exception, and starts another thread', async () => {
    renderer = createPdfRenderer({
      worker: workerThat(`if (data === 'throw') throw new Error('no'); answer(data)`),
    })
    await expect(renderer.render('/any.typ', 'throw')).rejects.toMatchObject({ code: 'crashed' })
    expect(await said('fine')).toBe('fine')
  })

  it('rejects a task over the time limit, and starts the next', async () => {
    const worker = workerThat(`if (data === 'hang') for (;;); answer(data)`)
    // Long enough for the second task's thread to start on a busy machine.
    renderer = createPdfRenderer({ worker, threads: 1, timeLimitMs: 5000 })
    const late = renderer.render('/any.typ', 'hang')
    const next = renderer.render('/any.typ', 'next')
    await expect(late).rejects.toMatchObject({ code: 'timeout' })
    expect(String((await next).content)).toBe('next')
  })

  it('refuses tasks over the queue limit, and waiting tasks when closed', async () => {
    renderer = createPdfRenderer({ worker: workerThat('undefined'), threads: 1, waiting: 1 })
    const running = renderer.render('/any.typ', 1)
    const waits = renderer.render('/any.typ', 2)
    await expect(renderer.render('/any.typ', 3)).rejects.toMatchObject({ code: 'busy' })
    const settled = Promise.allSettled([running, waits])
    await renderer.close()
    for (const result of await settled) expect(result).toMatchObject({ reason: { code: 'closed' } })
    await expect(renderer.render('/any.typ', 4)).rejects.toMatchObject({ code: 'closed' })
  })

  it('ends an idle thread, and starts one for the next task', async () => {
    renderer = createPdfRenderer({
      worker: workerThat(`globalThis.count = (globalThis.count ?? 0) + 1; answer(String(globalThis.count))`),
      threads: 1,
      idleMs: 20,
    })
    const count = () => said('')
    expect(await count()).toBe('1')
    await expect.poll(count, { interval: 200 }).toBe('1')
  })
})

function workerThat(does: string): URL {
  const source = `
    import { parentPort } from 'node:worker_threads'
    const answer = text => parentPort.postMessage({ pdf: new TextEncoder().encode(text), missingLetters: '' })
    parentPort.on('message', ({ data }) => { ${does} })`
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`)
}

const said = async (data: string) => String((await renderer.render('/any.typ', data)).content)
