import { readFileSync } from 'node:fs'
import { startRigbay } from '../server/src/testing/rigbay-process.ts'

const dataDir = '/tmp/eight/data'
for (let i = 0; i < 4; i++) {
  const t = performance.now()
  const r = await startRigbay({
    DATA_DIR: dataDir,
    ...(i === 3 ? { NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/eight/prof' } : {}),
  })
  await r.ready()
  const stat = readFileSync(`/proc/${r.child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  console.log(i, Math.round(performance.now() - t), 'ms, cpu', Number(stat[11]) * 10, Number(stat[12]) * 10)
  if (i === 1) {
    r.child.kill('SIGKILL')
    await r.ended()
  } else await r.stop()
}
