import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memorySettings } from '../scripts/memory-settings.js'
import { startRigbay } from '../server/src/testing/rigbay-process.ts'
import { quantile } from './measure.ts'
import { signInToDemo } from './sign-in.ts'

// Time until a shop serves again after `kill -9`: `node scripts/run.js bench/restarts.ts`, 15 times
// while 24 people write, every third time with PostgreSQL killed too. Wall-clock and processor
// seconds; only the latter mean something on a busy machine.
const kills = 15
const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-restarts-'))
const start = () => startRigbay({ DATA_DIR: dataDir, RATE_LIMIT: '1000000', ...memorySettings })
const times: number[] = []
const busy: number[] = []
let rigbay = await start()
try {
  await rigbay.ready()
  for (let kill = 0; kill < kills; kill++) {
    const { url } = rigbay
    const token = await signInToDemo(url)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    let isOver = false
    const people = Array.from({ length: 24 }, async () => {
      const options = { method: 'POST', headers, body: JSON.stringify({ comment: 'Called the driver' }) }
      while (!isOver)
        await fetch(`${url}/api/v1/orders/1/comments`, options).then(
          async response => {
            const answer = await response.text()
            if (!response.ok && response.status !== 503) throw new Error(answer)
          },
          () => {}, // killed halfway
        )
    })
    await sleep(1000)
    const postmaster = Number(
      (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
    )
    rigbay.child.kill('SIGKILL')
    isOver = true
    if (kill % 3 === 2) process.kill(postmaster, 'SIGKILL')
    await rigbay.ended()
    const began = performance.now()
    rigbay = await start()
    await rigbay.ready()
    times.push((performance.now() - began) / 1000)
    busy.push(await processorSeconds(rigbay.child.pid!))
    await Promise.all(people)
  }
  const told = (values: number[]) =>
    `median ${quantile(values, 0.5).toFixed(1)} s (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`
  console.log(`${kills} kills: served again after ${told(times)}, of the processor ${told(busy)}`)
  console.log(`${times.filter(time => time > 5).length} took longer than 5 s`)
} finally {
  await rigbay.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
