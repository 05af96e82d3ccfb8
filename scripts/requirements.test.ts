import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const requirements = (...prefixes: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'requirements.ts'), ...prefixes], {
    encoding: 'utf8',
  })

test('refuses an unknown prefix', () => {
  const { status, stderr } = requirements('NOTIF', 'NOPE')
  expect(status).toBe(1)
  expect(stderr).toContain('No row begins with NOPE')
})

test('reports a prefix whose rows are all tested', () => {
  expect(requirements('NOTIF')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^all \d+ rows have a test tagged with their ID\n$/),
    stderr: '',
  })
})
