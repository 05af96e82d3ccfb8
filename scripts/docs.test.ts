import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { routePaths } from '../e2e/addresses.ts'
import { guidePageOf } from '../web/src/app/guide-pages.ts'

const root = join(import.meta.dirname, '..')
const below = (folder: string) => readdirSync(join(root, folder)).map(name => join(folder, name))
const written = [
  'README.md',
  'CONTRIBUTING.md',
  ...below('docs'),
  ...below('docs/guide'),
  ...below('docs/decisions'),
]
  .filter(name => name.endsWith('.md'))
  .map(name => ({ name, text: readFileSync(join(root, name), 'utf8') }))

it('every link of README, docs and the guide exists', () => {
  const links = written.flatMap(({ name, text }) =>
    [...text.replace(/^```.*?^```|`[^`\n]*`/gms, '').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, to]) => to!.split('#')[0]!)
      .filter(to => to !== '' && !/^(https?:|\/)/.test(to))
      .map(to => ({ name, to })),
  )
  expect(links.length).toBeGreaterThan(60)
  expect(links.filter(({ name, to }) => !existsSync(join(root, dirname(name), to)))).toEqual([])
})

it('every file, folder and code name in README and docs exists', () => {
  const files = [
    'contract',
    'server',
    'web',
    'e2e',
    'bench',
    'scripts',
    'docs',
    'translations',
    '.ci',
  ].flatMap(folder => filesBelow(folder))
  const places = ['', ...files, ...readdirSync(root)].map(path => `/${path}`).join('\n')
  const code = files
    .filter(path => /\.(ts|tsx|js|sql|json)$/.test(path))
    .map(path => readFileSync(join(root, path), 'utf8'))
  const words = new Set([...code, readFileSync(join(root, 'package.json'), 'utf8')].join('\n').match(/\w+/g))
  const named = written
    .filter(({ name }) => !/requirements|decisions|guide\//.test(name))
    .flatMap(({ name, text }) =>
      [...text.matchAll(/`([\w./-]+)(?:\(.*?\))?`/g)].map(([, what]) => ({ name, what: what! })),
    )
  const paths = named.filter(({ what }) => /^[\w.][\w./-]*(\/|\.(tsx?|js|sql|json|typ|css|md))$/.test(what))
  const names = named.filter(({ what }) => /^[a-z]+[A-Z]\w*$|^[A-Z][a-z]+[A-Z]\w*$/.test(what))
  expect(Math.min(paths.length, names.length)).toBeGreaterThan(60)
  const isThere = (path: string) => path === 'data/' || places.includes(`/${path}`)
  expect(paths.filter(({ what }) => !isThere(what))).toEqual([])
  expect(names.filter(({ what }) => !words.has(what))).toEqual([])
})

it('every page of the application has a page in the guide', () => {
  const missing = routePaths.filter(path => !existsSync(join(root, `docs/guide/${guidePageOf(path)}.md`)))
  expect(missing).toEqual([])
  expect(guidePageOf('/parts/receive')).toBe('receive-parts')
  expect(guidePageOf('/parts/12/edit')).toBe('parts')
  expect(guidePageOf('/parts-orders/4')).toBe('parts-orders')
})

it('the pictures of the guide are small', () => {
  const heavy = below('docs/guide/pictures').filter(path => statSync(join(root, path)).size > 120_000)
  expect(heavy).toEqual([])
})

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => entry.name !== 'dist')
    .flatMap(entry => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}
