import http from 'node:http'
import { isBrief, quantile } from './measure.ts'

const connections = 300
const reach = 2

/** Three hundred connections without pauses: how many are answered, and whether it recovers. */
export async function printOverload(port: number, headers: Record<string, string>): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const ask = () =>
    new Promise<{ ms: number; status: number; retryAfter: string | undefined }>((resolve, reject) => {
      const began = performance.now()
      http
        .get({ agent, host: '127.0.0.1', port, path: '/api/v1/orders?per_page=24', headers }, response => {
          response.resume()
          response.on('end', () =>
            resolve({
              ms: performance.now() - began,
              status: response.statusCode ?? 0,
              retryAfter: response.headers['retry-after'],
            }),
          )
        })
        .on('error', reject)
    })
  const alone = async () => {
    const times: number[] = []
    for (let turn = 0; turn < (isBrief ? 5 : 100); turn++) times.push((await ask()).ms)
    return quantile(times, 0.5)
  }
  await alone()
  const before = await alone()
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  const end = performance.now() + (isBrief ? 500 : 5000)
  await Promise.all(
    Array.from({ length: connections }, async () => {
      do answers.push(await ask())
      while (performance.now() < end)
    }),
  )
  const after = await alone()
  agent.destroy()
  const served = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter)
  const others = answers.length - served.length - refused.length
  const ratio = after / before
  console.log(
    `${`${connections} connections at once`.padEnd(44)} p50 alone ${before.toFixed(1)} ms before, ${after.toFixed(1)} after, ratio ${ratio.toFixed(2)}  ${ratio <= reach ? 'within' : 'ABOVE'} ${reach}; ` +
      `meanwhile ${served.length} served, their p50 ${quantile(
        served.map(({ ms }) => ms),
        0.5,
      ).toFixed(0)} ms, ${refused.length} told to come again, ${others} failed`,
  )
}
