import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Marked } from 'marked'
import { commonErrors } from '#contract/shared/errors.ts'
import { refusal } from '#server/operation/refusal.ts'

const folder = join(import.meta.dirname, '../../../docs/guide')

/** The user guide: docs/guide as pages at /guide. */
export async function addGuide(app: FastifyInstance): Promise<void> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.md'))
  const drawn = new Map<string, Promise<string>>()
  const show = (name: string) => {
    if (!files.includes(`${name}.md`)) throw refusal(commonErrors.no_such_path)
    if (!drawn.has(name)) drawn.set(name, readFile(join(folder, `${name}.md`), 'utf8').then(page))
    return drawn.get(name)!
  }
  const asPage = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
  app.get('/guide', async (_, reply) => reply.headers(asPage).send(await show('index')))
  app.get<{ Params: { name: string } }>('/guide/:name', async ({ params }, reply) =>
    reply.headers(asPage).send(await show(params.name)),
  )
  await app.register(fastifyStatic, {
    root: join(folder, 'pictures'),
    prefix: '/guide/pictures/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
  })
}

/** Files link to each other by file name; in the browser they are below /guide. */
const marked = new Marked({
  renderer: {
    // Opened alone, a picture can be enlarged on a phone.
    image: ({ href, text }) =>
      `<a href="${href}"><img src="${href}" alt="${text.replaceAll('"', '&quot;')}"></a>`,
  },
  walkTokens(token) {
    if (token.type !== 'link' && token.type !== 'image') return
    token.href = token.href
      .replace(/^index\.md/, '/guide')
      .replace(/^([\w-]+)\.md/, '/guide/$1')
      .replace(/^pictures\//, '/guide/pictures/')
  },
})

async function page(markdown: string): Promise<string> {
  const title = /^# (.*)/.exec(markdown)?.[1] ?? 'Guide'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Rigbay guide</title>
<style>${style}</style>
</head>
<body>
<header><a href="/guide">Rigbay guide</a> <a href="/">Open Rigbay</a></header>
<main>
${await marked.parse(markdown)}</main>
</body>
</html>
`
}

const style = `
:root { color-scheme: light dark; --text: #1c2630; --muted: #51606f; --line: #d8dee5; --ground: #fff; --link: #1d4fc4; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e3e8ee; --muted: #9fadbb; --line: #36424e; --ground: #141b22; --link: #8fb3ff; }
}
body { margin: 0; color: var(--text); background: var(--ground); font: 16px/1.6 system-ui, sans-serif; }
header, main { max-width: 760px; margin: 0 auto; padding: 0 20px; }
header { display: flex; justify-content: space-between; border-bottom: 1px solid var(--line); }
header a { padding: 10px 0; }
main { padding-bottom: 64px; overflow-wrap: break-word; }
h1 { margin: 28px 0 12px; font-size: 28px; line-height: 1.25; }
h2 { margin: 32px 0 8px; font-size: 20px; }
a { color: var(--link); }
img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px; }
li { margin: 4px 0; }
code { font: 14px/1.5 ui-monospace, monospace; }
pre { padding: 12px; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
th, td { padding: 6px 10px; border: 1px solid var(--line); text-align: left; vertical-align: top; }
@media print { header { display: none; } }
`
