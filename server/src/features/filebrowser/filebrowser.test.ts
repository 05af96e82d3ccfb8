import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { filebrowserEndpoints as api } from '#contract/records/filebrowser-endpoints.ts'
import { editorImagesPath } from '#contract/shared/rich-text.ts'
import { thumbnailSize } from '#contract/shared/uploads.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { jpeg, pdf, pixelFlood, png } from '#server/testing/sample-files.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { cleanHtml } from './clean-rich-text.ts'
import { purgeImages } from './purge-images.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)

const file = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name)
const upload = async (name = 'pads.jpg') =>
  (await admin.call(api.uploadEditorImage, { files: { upload: [file(name, await jpeg())] } })).data
const nameOf = (url: string) => url.slice(editorImagesPath.length)

describe('the filebrowser', () => {
  it('accepts images by POST /filebrowser/upload from users who write texts, and nothing else', {
    tags: 'EDIT-002',
  }, async () => {
    expect(`${api.uploadEditorImage.method} ${api.uploadEditorImage.path}`).toBe(
      'POST /api/v1/filebrowser/upload',
    )
    const image = await upload('Колодки.jpg')
    expect(image).toMatchObject({ file_name: 'Колодки.jpg', size: expect.any(Number) })
    const drawn = { files: { upload: [file('a.png', await png())] } }
    expect((await admin.call(api.uploadEditorImage, drawn)).data.file_name).toBe('a.png')
    const body = { files: { upload: [file('a.jpg', await jpeg())] } }
    expect((await (await test.signIn('mechanic')).attempt(api.uploadEditorImage, body)).status).toBe(403)
    expect((await test.stranger.attempt(api.uploadEditorImage, body)).status).toBe(401)
    for (const [wrong, code] of [
      [file('a.pdf', pdf), 'file_wrong_type'],
      [file('a.jpg', Buffer.from('<script>alert(1)</script>')), 'file_wrong_type'],
      [file('a.png', await jpeg()), 'file_wrong_type'],
      [file('a.png', pixelFlood()), 'image_too_large'],
      [file('a.jpg', Buffer.alloc(10_241 * 1024)), 'file_too_large'],
    ] as const) {
      const { status, errors } = await admin.attempt(api.uploadEditorImage, { files: { upload: [wrong] } })
      expect([status, errors[0]!.code, errors[0]!.source!.parameter]).toEqual([422, code, 'upload'])
    }
    const none = await admin.attempt(api.uploadEditorImage, { files: {} })
    expect(none.errors).toMatchObject([{ code: 'file_required', source: { parameter: 'upload' } }])
  })

  it('lists them by GET /filebrowser/browse, newest first, for users who write texts', {
    tags: 'EDIT-003',
  }, async () => {
    expect(`${api.browseEditorImages.method} ${api.browseEditorImages.path}`).toBe(
      'GET /api/v1/filebrowser/browse',
    )
    const older = await upload('older.jpg')
    const newer = await upload('newer.jpg')
    const { data, meta } = await admin.call(api.browseEditorImages)
    expect(data.slice(0, 2)).toEqual([newer, older])
    expect(meta.total).toBeGreaterThanOrEqual(2)
    const found = await admin.call(api.browseEditorImages, { query: { search: 'OLDER' } })
    expect(found.data).toEqual([older])
    expect((await (await test.signIn('mechanic')).attempt(api.browseEditorImages)).status).toBe(403)
    expect((await test.stranger.attempt(api.browseEditorImages)).status).toBe(401)
  })

  it('serves an image by its URL publicly', async () => {
    const { url } = await upload()
    const get = (name: string, size?: 'thumbnail') =>
      test.stranger.attempt(api.getEditorImage, { params: { name }, query: size ? { size } : {} })
    const widthOf = async (size?: 'thumbnail') =>
      (await sharp((await get(nameOf(url), size)).raw).metadata()).width
    expect([await widthOf(), await widthOf('thumbnail')]).toEqual([300, thumbnailSize * 2])
    expect((await get('0'.repeat(32))).status).toBe(404)
  })
})

describe('a rich text', () => {
  it("keeps only the editor's markup and images of the filebrowser", async () => {
    const { url } = await upload()
    const kept =
      '<h2>Pads</h2><p>For <strong>air</strong> <em>disc</em> <u>brakes</u>, <s>old</s></p>' +
      '<ul><li><p>One</p></li></ul><blockquote><p>Fits</p></blockquote>' +
      `<p><a href="https://example.com">Maker</a></p><img src="${url}" alt="Pads" />`
    const foreign = `<img src="https://example.com/x.png"><img src="${editorImagesPath}${'0'.repeat(32)}">`
    const part = await make.part({ seo: { text: kept + foreign } })
    const read = await admin.call(partEndpoints.getPart, { params: { id: part.id } })
    expect(read.data.seo.text).toBe(kept)
    const emptied = await make.part({ seo: { text: '<p></p><p> </p>' } })
    expect(emptied.seo.text).toBe('')
  })

  it('removes scripts in any form', () => {
    const texts = attacks()
    expect(texts.length).toBeGreaterThanOrEqual(200)
    for (const text of texts) {
      const once = cleanHtml(text, () => true)
      for (const clean of [once, cleanHtml(once, () => true)]) {
        expect(clean.replace(allowed, ''), text).not.toMatch(/</)
        for (const [, address] of clean.matchAll(/href="([^"]*)"/g))
          expect(address, text).toMatch(/^(https?:\/\/|mailto:|tel:|#)/)
        for (const [, address] of clean.matchAll(/src="([^"]*)"/g))
          expect(address, text).not.toMatch(/^\s*(javascript|data|vbscript|file|blob):/i)
      }
    }
  })

  it('keeps its images; unused ones are removed after a month', async () => {
    const named = await upload('named.jpg')
    const unnamed = await upload('unnamed.jpg')
    const part = await make.part({ seo: { text: `<img src="${named.url}" alt="" />` } })
    const isThere = async ({ url }: { url: string }) =>
      (await test.stranger.attempt(api.getEditorImage, { params: { name: nameOf(url) } })).status === 200
    const thereAfter = async (days: number) => {
      const now = new Date(test.shop.clock.now().getTime() + days * 86_400_000)
      await purgeImages({ ...test.shop, clock: { ...test.shop.clock, now: () => now } })
      return [await isThere(named), await isThere(unnamed)]
    }
    expect(await thereAfter(30)).toEqual([true, true])
    expect(await thereAfter(32)).toEqual([true, false])
    const { data } = await admin.call(partEndpoints.getPart, { params: { id: part.id } })
    await admin.call(partEndpoints.updatePart, {
      params: { id: part.id },
      body: { ...data, features: [], seo: { text: '' } } as never,
    })
    expect(await thereAfter(32)).toEqual([false, false])
  })
})

const allowed =
  /<\/?(p|h[234]|ul|ol|li|blockquote|strong|em|u|s)>|<(br|hr) \/>|<a( href="[^"<>]*")?>|<\/a>|<img( (src|alt)="[^"<>]*")* \/>/g

function attacks(): string[] {
  const script = 'alert(1)'
  const tags = ['script', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'template', 'noscript', 'form']
  const events = ['onerror', 'onload', 'onclick', 'onfocus', 'onmouseover', 'ontoggle', 'onpointerenter']
  const addresses = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A;avascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//example.com/x.js',
    '\u0001javascript:alert(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
  ]
  return [
    ...tags.flatMap(tag => [
      `<${tag}>${script}</${tag}>`,
      `<${tag.toUpperCase()} src=x>${script}`,
      `<${tag}/onload=${script}>`,
      `<p><${tag}><${tag}>${script}</p>`,
      `<${tag}\n>${script}</${tag}\t>`,
      `</p><${tag}><p title="</${tag}>${script}">`,
      `<${tag[0]}<${tag}>${tag.slice(1)}>${script}`,
    ]),
    ...events.flatMap(event =>
      ['p', 'img', 'a', 'details', 'svg', 'input autofocus', 'video', 'body'].map(
        tag => `<${tag} ${event}=${script} ${event.toUpperCase()}="${script}" src=x>x`,
      ),
    ),
    ...addresses.flatMap(address => [
      `<a href="${address}">x</a>`,
      `<a href='${address}' target=_blank>x</a>`,
      `<img src="${address}">`,
      `<form action="${address}"><button formaction="${address}">x`,
      `<svg><a xlink:href="${address}">x</a></svg>`,
      `<p style="background:url(${address})">x</p>`,
    ]),
    `<p style="width:expression(${script})">x</p>`,
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!-- --!><img src=x onerror=alert(1)> -->',
    '<a href="https://x" title="\'><img src=x onerror=alert(1)>">x</a>',
    '<<img src=x onerror=alert(1)>',
    '<img src="x` `<script>alert(1)</script>"` `>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<img alt="><script>alert(1)</script>">',
    `<base href="javascript:/"><a href="#">x</a>`,
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<link rel=stylesheet href="javascript:alert(1)">',
  ]
}
