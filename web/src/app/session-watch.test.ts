import { expect, it, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { endAfterPasswordChange } from '#web/api/session.ts'
import { watchSession } from './session-watch.ts'

vi.hoisted(() => vi.stubGlobal('window', { addEventListener: () => {} }))
vi.mock('./sign-in-address.ts', () => ({ goToSignIn: vi.fn() }))

it('forgets what the session read when it ends, whatever ends it, before it leaves for the sign-in', {
  tags: 'AUTH-011',
}, () => {
  watchSession()
  queryClient.setQueryData(['/api/v1/profile'], { data: 'Dana' })
  queryClient.setQueryData(['/api/v1/app-config'], { data: 'Rigbay' })
  endAfterPasswordChange()
  expect(queryClient.getQueryData(['/api/v1/profile'])).toBeUndefined()
  expect(queryClient.getQueryData(['/api/v1/app-config'])).toEqual({ data: 'Rigbay' })
})
