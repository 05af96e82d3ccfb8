import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applicationEndpoints } from '#contract/application/application-endpoints.ts'
import { memoryStorage } from '#web/api/memory-storage.ts'
import { signInAddress } from './sign-in-address.ts'

const fetched = vi.fn()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response('{}', { status: 404 })))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

async function askedAt(host: string) {
  vi.stubEnv('VITE_API_URL', host)
  const { request } = await import('#web/api/request.ts')
  await request(applicationEndpoints.getAppConfig, {}).catch(() => undefined)
  return fetched.mock.calls[0] as [string, RequestInit]
}

it('the API and the sign-in may each live on a host of their own', { tags: 'PLAT-045' }, async () => {
  const [url, { credentials }] = await askedAt('https://api.example.com/')
  expect(url).toBe('https://api.example.com/api/v1/app-config')
  expect(credentials).toBe('include')
  expect(signInAddress('https://id.example.com/auth', '/')).toBe('https://id.example.com/auth/sign-in')
})

it('without a host the API is where the pages came from', async () => {
  const [url, { credentials }] = await askedAt('')
  expect(url).toBe('/api/v1/app-config')
  expect(credentials).toBe('same-origin')
})
