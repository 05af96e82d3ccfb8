import type { Endpoint } from '#contract/shared/endpoint.ts'

const declared = '/auth/'

export function atAuthUrl(endpoint: Endpoint, authUrl: string): Endpoint {
  if (!endpoint.path.startsWith(declared)) return endpoint
  return { ...endpoint, path: `${authPath(authUrl)}/${endpoint.path.slice(declared.length)}` }
}

const authPath = (authUrl: string): string =>
  (authUrl.startsWith('/') ? authUrl : new URL(authUrl).pathname).replace(/\/$/, '')
