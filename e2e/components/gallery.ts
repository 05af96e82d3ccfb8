import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { FakeServer } from './fake-server.ts'

export const galleryRoot = join(import.meta.dirname, '../../web/gallery')
export const galleryFolder = join(import.meta.dirname, '../../node_modules/.cache/gallery')

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

/** A page of frames and nothing else: there is no server, what they ask is answered by `server`. */
export const test = base.extend<{ server: FakeServer }>({
  baseURL: 'http://localhost:4',
  server: async ({ page }, use) => {
    const server = new FakeServer()
    await page.route('**/*', async route => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/v1/')) return server.answer(route)
      if (request.resourceType() === 'document' || !extname(pathname))
        return route.fulfill({
          contentType: 'text/html',
          body: readFileSync(join(galleryFolder, 'index.html')),
        })
      const body = readFileSync(join(galleryFolder, pathname))
      return route.fulfill({ contentType: types[extname(pathname)] ?? 'application/octet-stream', body })
    })
    await use(server)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/** The item of a form around a field: its label, control and what is said about it. */
export const itemOf = (page: Page, label: string) =>
  page.locator('.ant-form-item', { has: page.getByLabel(label, { exact: true }) })
