import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const requirements = (...prefixes: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'requirements.ts'), ...prefixes], {
    encoding: 'utf8',
  })

test('a prefix that no row has is refused', () => {
  const { status, stderr } = requirements('NOTIF', 'NOPE')
  expect(status).toBe(1)
  expect(stderr).toContain('No row begins with NOPE')
})

test('a prefix whose rows are all tested passes in silence', () => {
  expect(requirements('NOTIF')).toMatchObject({ status: 0, stdout: '', stderr: '' })
})

test('rows of both layers that one layer alone proves are told with the half that is missing', () => {
  const { status, stdout } = requirements('--both', 'PERM')
  const lines = stdout.trim().split('\n').filter(Boolean)
  expect(status).toBe(lines.length === 0 ? 0 : 1)
  for (const line of lines) expect(line).toMatch(/^PERM-\d{3} {2}no (server|browser) test {2}\S/)
  // Who may delete whose comment is proved on both sides.
  expect(stdout).not.toContain('PERM-021')
})
