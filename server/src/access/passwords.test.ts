import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

it('refuses further passwords when too many are waiting', async () => {
  const hash = await hashPassword('warm diesel on monday')
  const ended: string[] = []
  const checks = Array.from({ length: 100 }, () =>
    isPassword('warm diesel on monday', hash).then(
      () => ended.push('checked'),
      error => ended.push(error.message),
    ),
  )
  await Promise.all(checks)
  expect(ended.filter(end => end === 'too_busy').length).toBeGreaterThan(checks.length / 2)
  expect(ended.lastIndexOf('too_busy')).toBeLessThan(ended.indexOf('checked'))
  expect(await isPassword('warm diesel on monday', hash)).toBe(true)
})
