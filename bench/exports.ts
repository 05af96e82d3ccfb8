import { watchPauses } from './pauses.ts'

const maxPauseMs = 50

/** Exports all parts in each format: time, size, memory, longest pause of the server's thread. */
export async function printExports(port: number, headers: Record<string, string>): Promise<void> {
  const url = `http://127.0.0.1:${port}`
  for (const format of ['csv', 'xlsx']) {
    const answer = await fetch(`${url}/api/v1/inventories/export?format=${format}`, { headers })
    const { data } = (await answer.json()) as { data: { url: string } }
    const pauses = watchPauses()
    const began = performance.now()
    const response = await fetch(url + data.url)
    const before = process.memoryUsage().rss
    let most = before
    let bytes = 0
    for await (const chunk of response.body!) {
      bytes += chunk.length
      most = Math.max(most, process.memoryUsage.rss())
    }
    const seconds = (performance.now() - began) / 1000
    const { max, p99, processorMax } = pauses.end()
    if (!response.ok) throw new Error(`The export answered ${response.status}`)
    console.log(
      `${`an export of all parts as ${format}`.padEnd(44)} ${seconds.toFixed(1).padStart(8)} s, ${(bytes / 1e6).toFixed(1)} MB, memory at most ${((most - before) / 1e6).toFixed(0)} MB more; ` +
        `longest pause ${max.toFixed(0)} ms, of the processor ${processorMax.toFixed(0)}, p99 ${p99.toFixed(1)}  ${max <= maxPauseMs ? 'within' : 'ABOVE'} ${maxPauseMs}`,
    )
  }
}
