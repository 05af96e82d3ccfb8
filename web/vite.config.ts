import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Plugin } from 'vite'
import { antdStyles } from './antd-styles.ts'
import { chunks } from './chunks.ts'
import { signedInPages } from './signed-in-pages.ts'

const here = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)))

/**
 * Where `npm run dev` finds the server that answers for the API. As an object: a plain address would rewrite Host, and
 * the server refuses a page whose origin is another host.
 */
const server = { target: process.env.RIGBAY_SERVER ?? 'http://127.0.0.1:3000' }

const pageChunks = chunks({
  main: here('./src/main.ts'),
  signIn: here('./src/sign-in.ts'),
  firstPage: [here('./src/app/show-app.tsx'), here('./src/features/home/home-page.tsx')],
})

export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [
    react(),
    antdStyles(),
    withoutEval(),
    withoutJsonSchema(),
    pageChunks.plugin,
    signedInPages(here('./src/app/routes.ts')),
    compiledAhead(),
    compressed(),
  ],
  resolve: { alias: { '../tooltip/UniqueProvider': here('./no-unique-tooltips.tsx') } },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A strict content security policy allows no data: URLs for fonts and pictures.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: here('./index.html'), 'sign-in': here('./sign-in.html') },
      treeshake: {
        // A front door (`index.ts`) brings only what is taken from it.
        moduleSideEffects: [
          {
            test: /[\\/](web|contract)[\\/]src[\\/].*(?<!main|sign-in|-registrations)\.tsx?$/,
            sideEffects: false,
          },
        ],
      },
      output: { codeSplitting: { groups: pageChunks.groups } },
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

/**
 * Zod compiles schemas with eval, which the content security policy forbids and each page would report, unless it is told
 * before the first schema is made: by itself, as schemas are made while modules load, before any line of ours.
 */
function withoutEval(): Plugin {
  return {
    name: 'without-eval',
    apply: 'build',
    transform(code, id) {
      return id.endsWith('/zod/v4/core/core.js') ? `${code}\nglobalConfig.jitless = true\n` : undefined
    },
  }
}

/** Every zod schema brings what describes it as JSON Schema, which the server alone does. */
function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!/\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return undefined
      const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name)
      return names.map(name => `export const ${name} = () => undefined\n`).join('')
    },
  }
}

/**
 * What every page starts with, of which it calls most: the browser compiles it all while it comes, in another thread than
 * the page's, where otherwise the page waits at the first call of each function.
 */
function compiledAhead(): Plugin {
  const names = ['sign-in-and-app', 'start', 'libraries', 'first-page', 'common']
  return {
    name: 'compiled-ahead',
    apply: 'build',
    // In the first line, so after all others have written there.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const name of names) {
          const file = Object.values(bundle).find(file => file.type === 'chunk' && file.name === name)
          if (file?.type !== 'chunk') throw new Error(`There is no file ${name} to compile ahead`)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
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
