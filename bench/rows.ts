import type { Load } from './load.ts'
import { compare, isBrief, printRow } from './measure.ts'

export type Rows = ReturnType<typeof rows>

/** Measures rows whose name matches `pattern`: each compares calls to Rigbay with calls to the baseline. */
export function rows({ port, headers, floorPort, pattern }: RowsOptions) {
  return { port, headers, isWanted, measure, get, search, read, write }

  function isWanted(what: string): boolean {
    return new RegExp(pattern).test(what)
  }

  async function measure(what: string, reach: number, ours: Load, floor: Load): Promise<void> {
    if (isWanted(what)) printRow(await compare(what, reach, ours, floor))
  }

  function get(path: string, connections: number): Load {
    return {
      method: 'GET',
      path,
      headers,
      connections,
      requests: isBrief ? connections : 30 + connections * 10,
      port,
    }
  }

  /** Words in turn, over one connection. */
  function search(what: string, path: string, floor: string, typed: readonly string[]): Promise<void> {
    const paths = (path: string) => typed.map(word => path + encodeURIComponent(word))
    const ours = { ...get(path, 1), path: paths(path) }
    return measure(what, 2, ours, { ...ours, port: floorPort, path: paths(`/${floor}`) })
  }

  function read(what: string, reach: number, path: string, floor: string, connections = 16): Promise<void> {
    const ours = get(path, connections)
    return measure(what, reach, ours, { ...ours, port: floorPort, path: `/${floor}` })
  }

  function write(what: string, reach: number, load: Partial<Load>, floor: string | string[]): Promise<void> {
    const ours = { ...get('', 1), method: 'POST', ...load }
    ours.requests = isBrief ? 2 : 20 + ours.connections * 10
    const path = [floor].flat().map(name => `/${name}`)
    return measure(what, reach, ours, {
      ...get('', ours.connections),
      path,
      port: floorPort,
      requests: ours.requests,
      headers: {},
    })
  }
}

interface RowsOptions {
  port: number
  headers: Record<string, string>
  floorPort: number
  pattern: string
}
