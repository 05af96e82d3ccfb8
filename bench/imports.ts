import { randomUUID } from 'node:crypto'
import type { ImportKind } from '../contract/src/imports/import-fields.ts'
import { workOnImport } from '../server/src/features/imports/work-on-import.ts'
import type { Shop } from '../server/src/platform/shop.ts'
import { isBrief } from './measure.ts'
import { watchPauses } from './pauses.ts'

const rows = isBrief ? 40 : 50_000
const maxSeconds = 60
const maxPauseMs = 150

interface Import {
  id: number
  columns: Record<string, number>
  status: string
}

/** Seconds of reading, checking, importing and undoing each kind, and the server's longest pause. */
export async function printImports(shop: Shop, port: number, headers: Record<string, string>): Promise<void> {
  const call = async (path: string, body: FormData | object): Promise<Import> => {
    const isForm = body instanceof FormData
    const { 'content-type': type, ...others } = headers
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/imports${path}`, {
      method: 'POST',
      headers: { ...others, ...(!isForm && { 'content-type': type! }), 'idempotency-key': randomUUID() },
      body: isForm ? body : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
    return JSON.parse(text).data
  }
  for (const [kind, file] of Object.entries(files)) {
    const seconds: Record<string, number> = {}
    const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
      const began = performance.now()
      const result = await work()
      seconds[step] = (performance.now() - began) / 1000
      return result
    }
    const worked = (id: number, step: string, act: () => Promise<Import>) =>
      timed(step, async () => {
        await act()
        await workOnImport(shop, { id })
      })
    const form = new FormData()
    form.append('kind', kind)
    form.append('file', new Blob([file()]), `${kind}.csv`)
    const pauses = watchPauses()
    const { id, columns } = await timed('read', () => call('', form))
    await worked(id, 'tried', () => call(`/${id}/check`, { columns }))
    await worked(id, 'imported', () => call(`/${id}/run`, {}))
    const inAll = Object.values(seconds).reduce((sum, one) => sum + one)
    await worked(id, 'taken back', () => call(`/${id}/take-back`, {}))
    const { max, processorMax } = pauses.end()
    console.log(
      `${`an import of ${rows} of ${kind}s`.padEnd(44)} ${inAll.toFixed(1).padStart(8)} s  ` +
        `${Object.entries(seconds)
          .map(([step, one]) => `${step} ${one.toFixed(1)}`)
          .join(', ')}  ` +
        `${inAll <= maxSeconds ? 'within' : 'ABOVE'} ${maxSeconds}; ` +
        `longest pause ${max.toFixed(0)} ms, of the processor ${processorMax.toFixed(0)}  ${max <= maxPauseMs ? 'within' : 'ABOVE'} ${maxPauseMs}`,
    )
  }
}

const table = (headings: string, row: (n: number) => string): string =>
  [headings, ...Array.from({ length: rows }, (_, n) => row(n))].join('\n')

const files: Partial<Record<ImportKind, () => string>> = {
  part: () =>
    table(
      'Name,Stock number,Article,Category,Brand,Unit,Price,Supplier,Qty,Cost,Min,Notes',
      n =>
        `Slack adjuster ${n % 700} long stroke,IM-${n},A-${n * 7},Truck parts,Import brand ${n % 90},b-pcs,${(n % 900) + 0.25},Import supplier ${n % 30},${n % 40},${(n % 400) + 0.5},${n % 5},Shelf ${n % 300}`,
    ),
  customer: () =>
    table(
      'First,Last,Company,Email,Phone,Address,City,State,Zip,Notes',
      n =>
        `Ann,Import${n},Import Fleet ${n},import${n}@bench.test,(312) 555-${String(n % 10_000).padStart(4, '0')},${n} Main St,Chicago,IL,60601,Calls before ${n % 12}`,
    ),
  truck: () =>
    table(
      'VIN,Unit,Make,Model,Year,Type,Plate,Owner',
      n =>
        `1XKYD49X0MJ${String(n).padStart(6, '0')},I${n},Kenworth,T680,${2005 + (n % 20)},Semi/Tractor,IL ${n},c${1 + (n % 60)}@bench.test`,
    ),
}
