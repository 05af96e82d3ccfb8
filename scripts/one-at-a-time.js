import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Runs the work under a lock file, after other processes. A dead process does not block it. */
export function oneAtATime(lock, work) {
  while (!taken(lock)) pause(200)
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  work()
  process.off('exit', release)
  release()
}

function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(holderOf(lock))) rmSync(lock, { force: true })
    return false
  }
}

/** NaN while the file is still empty. */
function holderOf(lock) {
  try {
    return Number.parseInt(readFileSync(lock, 'utf8'), 10)
  } catch (error) {
    if (error.code === 'ENOENT') return Number.NaN
    throw error
  }
}

function isAlive(pid) {
  if (Number.isNaN(pid)) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const pause = ms => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
