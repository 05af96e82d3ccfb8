import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('all benchmarks run', { timeout: 600_000 }, () => {
  const root = join(import.meta.dirname, '..')
  const args = ['bench/run.ts', '300', '', 'brief']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const rows = stdout.split('\n').filter(line => / (within|ABOVE) /.test(line))
  for (const what of [
    'orders',
    'parts orders',
    'dues',
    'palette, a vehicle by its VIN tail',
    'report of orders of all time',
    'report of movements of a month',
    'a shop a hundred times larger, its parts',
    'one part',
    'finishing and reopening',
    'the last part',
    'an invoice',
    'a shop day',
    '300 connections at once',
  ])
    expect(rows.join('\n')).toMatch(new RegExp(`^${what}`, 'm'))
  expect(rows.find(row => row.startsWith('a shop day'))).toMatch(/; 0 failed/)
  expect(rows.find(row => row.startsWith('300 connections'))).toMatch(/, 0 failed/)
})
