import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rigbay-lock-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('commands started at once install one after another', async () => {
  const told = join(folder, 'told')
  await Promise.all(['a', 'b', 'c'].map(name => worker(name, told)))
  const lines = (await readFile(told, 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(6)
  for (let at = 0; at < lines.length; at += 2)
    expect(lines[at + 1]).toBe(lines[at]!.replace('begins', 'ends'))
})

test('the lock of a killed command does not block others', async () => {
  const { stdout } = await run(process.execPath, ['-p', 'process.pid'])
  await writeFile(join(folder, 'lock'), stdout.trim())
  await worker('d', join(folder, 'alone'))
  expect(await readFile(join(folder, 'alone'), 'utf8')).toBe('d begins\nd ends\n')
})

const worker = (name: string, told: string) =>
  run(process.execPath, [
    '--input-type=module',
    '-e',
    `import { appendFileSync } from 'node:fs'
     import { oneAtATime } from ${JSON.stringify(join(import.meta.dirname, 'one-at-a-time.js'))}
     oneAtATime(${JSON.stringify(join(folder, 'lock'))}, () => {
       appendFileSync(${JSON.stringify(told)}, '${name} begins\\n')
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)
       appendFileSync(${JSON.stringify(told)}, '${name} ends\\n')
     })`,
  ])
