import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Plugin } from 'vite'
import { chunkGroups } from './chunks.ts'

const here = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)))

/**
 * Where `npm run dev` finds the server that answers for the API. As an object: a plain address would rewrite Host, and
 * the server refuses a page whose origin is another host.
 */
const server = { target: process.env.RIGBAY_SERVER ?? 'http://127.0.0.1:3000' }

export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [react(), preloadGroups(), compressed()],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // All styles are 18 kB: one file in each document costs less than a request for each group of pages.
    cssCodeSplit: false,
    // A strict content security policy allows no data: URLs for fonts and pictures.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: here('./index.html'), 'sign-in': here('./sign-in.html') },
      treeshake: {
        // A front door (`index.ts`) brings only what is taken from it.
        moduleSideEffects: [
          {
            test: /[\\/](web|contract)[\\/]src[\\/].*(?<!main|sign-in|without-eval|registrations)\.tsx?$/,
            sideEffects: false,
          },
        ],
      },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/auth': { ...server, bypass: ownSignInPage },
      '/guide': server,
      '/health': server,
      '/socket.io': { ...server, ws: true },
    },
  },
})

/** The server would answer with the built page, whose files are not to be had here. */
function ownSignInPage(request: { method?: string; headers: { accept?: string } }): string | undefined {
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
  return isPage ? '/sign-in.html' : undefined
}

/** Every page of the application needs all groups: named in its document, they load beside each other. */
function preloadGroups(): Plugin {
  const names = new Set(chunkGroups.map(group => group.name))
  return {
    name: 'preload-groups',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { chunk: entry, bundle = {} }) {
        if (entry?.name !== 'app') return []
        return Object.values(bundle)
          .filter(
            file => file.type === 'chunk' && names.has(file.name) && !entry.imports.includes(file.fileName),
          )
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}` },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}

/** A `.br` beside each file that shrinks, so that the server compresses nothing while it serves. */
function compressed(): Plugin {
  const compress = promisify(brotliCompress)
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true })
      const shrinking = files.filter(file => /\.(js|css|html|svg)$/.test(file)).map(file => join(dir, file))
      await Promise.all(
        shrinking.map(async file => writeFile(`${file}.br`, await compress(await readFile(file)))),
      )
    },
  }
}
