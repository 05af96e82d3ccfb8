import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { commonErrors } from '#contract/shared/errors.ts'
import { refusal } from '#server/operation/refusal.ts'

const builtWeb = join(import.meta.dirname, '../../../web/dist')

/** Browsers read these on documents only; on a small file they would be half of what is sent. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Only the camera is used, to scan barcodes. */
const permissionsPolicy = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'

interface WebPages {
  authPath: string | null
}

/** Every URL that is neither a file nor a call gets the app, sign-in URLs the identity pages. */
export async function addWebPages(
  app: FastifyInstance,
  { authPath }: WebPages,
  folder = builtWeb,
): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      // A folder gets the app, like any URL of the app.
      allowedPath: path => !path.endsWith('/'),
      setHeaders: (reply, path) => {
        // Names under /assets contain a hash of their content.
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (!isHashed) reply.header('permissions-policy', permissionsPolicy)
        if (isHashed) for (const header of ofDocuments) reply.raw.removeHeader(header)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?')
    const wantsPage = /^(GET|HEAD)$/.test(request.method) && !path.startsWith('/api/') && !/\.\w+$/.test(path)
    if (!isBuilt || !wantsPage) throw refusal(commonErrors.no_such_path)
    const isIdentity = authPath !== null && (path === authPath || path.startsWith(`${authPath}/`))
    // Awaiting the returned reply adds so many listeners that Node warns of a leak.
    reply.header('cache-control', 'no-cache').sendFile(isIdentity ? 'sign-in.html' : 'index.html')
  })
}
