import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileHeaders } from './file-headers.ts'

const served = { fileName: 'a.pdf', mimeType: 'application/pdf', origin: 'uploaded' } as const

it('shows images and our own PDFs in the browser, and saves everything else', () => {
  const dispositionOf = (file: Parameters<typeof fileHeaders>[0]) =>
    fileHeaders(file)['content-disposition']!.split(';')[0]
  expect(dispositionOf({ ...served, mimeType: 'image/png' })).toBe('inline')
  expect(dispositionOf({ ...served, origin: 'made-here' })).toBe('inline')
  expect(dispositionOf({ ...served, origin: 'made-here', download: true })).toBe('attachment')
  for (const mimeType of [
    'application/pdf',
    'text/plain',
    'text/html',
    'image/svg+xml',
    'application/msword',
  ])
    expect(dispositionOf({ ...served, mimeType })).toBe('attachment')
})

it('never lets the browser guess the type or run what it gets', () => {
  expect(fileHeaders({ ...served, size: 12 })).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '12',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(fileHeaders({ ...served, mimeType: 'text/plain' })['content-type']).toBe('text/plain; charset=utf-8')
})

it('sends names in any writing, plainly and as RFC 5987 wants them', () => {
  expect(fileHeaders({ ...served, fileName: 'Счёт (1) "à".pdf' })['content-disposition']).toBe(
    `attachment; filename="(1) _a_.pdf"; filename*=UTF-8''%D0%A1%D1%87%D1%91%D1%82%20%281%29%20%22%C3%A0%22.pdf`,
  )
})

it('no name, whatever is in it, leaves its header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fileName => {
      const header = fileHeaders({ ...served, fileName })['content-disposition']!
      expect(header).toMatch(
        /^attachment; filename="[ !#-$&-:<-[\]-~]+"; filename\*=UTF-8''[A-Za-z0-9%._~!-]*$/,
      )
    }),
  )
})
