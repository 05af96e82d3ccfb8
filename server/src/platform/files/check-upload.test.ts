import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { attachmentRules, imageRules, vehicleAttachmentRules } from '#contract/shared/uploads.ts'
import { compound, docx, jpeg, pdf, png, xlsx, zip } from '#server/testing/sample-files.ts'
import { checkUpload } from './check-upload.ts'

const check = (fileName: string, content: Uint8Array | string, rules = attachmentRules) =>
  checkUpload({ fileName, content: typeof content === 'string' ? Buffer.from(content) : content }, rules)

const codeOf = async (...args: Parameters<typeof check>) => {
  const result = await check(...args)
  return result.ok ? 'ok' : result.code
}

it('detects each of the nine types', { tags: 'CONST-002' }, async () => {
  const honest: [string, Buffer, string][] = [
    ['a.jpg', await jpeg(), 'image/jpeg'],
    ['a.JPEG', await jpeg(), 'image/jpeg'],
    ['a.png', await png(), 'image/png'],
    ['a.pdf', pdf, 'application/pdf'],
    ['a.txt', Buffer.from('BMW X5, oil 5W-30\r\n\tпривіт'), 'text/plain'],
    ['a.doc', compound('WordDocument'), 'application/msword'],
    ['a.xls', compound('Workbook'), 'application/vnd.ms-excel'],
    ['a.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.xlsx', xlsx(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ]
  for (const [name, content, mimeType] of honest)
    expect(await check(name, content), name).toMatchObject({
      ok: true,
      mimeType,
      size: content.length,
      fileName: name,
    })
})

it('accepts text in old and new encodings', async () => {
  for (const content of [
    Buffer.from('\ufeffwith a mark'),
    Buffer.from('\ufeffпривет', 'utf16le'),
    Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
  ])
    expect(await codeOf('a.txt', content)).toBe('ok')
})

it('refuses content that differs from the extension', async () => {
  const lies: [string, Buffer | string][] = [
    ['a.jpg', await png()],
    ['a.png', await jpeg()],
    ['a.jpg', '<html><script>alert(1)</script></html>'],
    ['a.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a.pdf', `<html>${pdf.toString()}`],
    ['a.pdf', await jpeg()],
    ['a.txt', '<!doctype html><script>alert(1)</script>'],
    ['a.txt', '  <svg onload="alert(1)">'],
    ['a.txt', await jpeg()],
    ['a.txt', 'nul \0 inside'],
    ['a.doc', compound('Workbook')],
    ['a.xls', compound('WordDocument')],
    ['a.doc', docx()],
    ['a.docx', xlsx()],
    ['a.xlsx', docx()],
    ['a.docx', zip({ 'evil.exe': 'MZ' })],
    ['a.docx', docx({ 'word/vbaProject.bin': 'macro' })],
    ['a.docx', docx({ '../../etc/passwd': 'root' })],
    ['a.docx', docx({}, 4_000_000_000)],
  ]
  for (const [name, content] of lies)
    expect(await codeOf(name, content), `${name} ${content.length}`).toBe('file_wrong_type')
})

it('refuses two files in one', async () => {
  const archive = zip({ 'index.html': '<p>' })
  const twofold: [string, Buffer][] = [
    ['a.jpg', Buffer.concat([await jpeg(), archive])],
    ['a.png', Buffer.concat([await png(), archive])],
    ['a.jpg', Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')])],
    ['a.png', Buffer.concat([await png(), Buffer.from('<?php system($_GET["c"]); ?>')])],
    ['a.jpg', withComment(await jpeg(), '<!DOCTYPE html><script>alert(1)</script>')],
    ['a.jpg', withComment(await jpeg(), '%PDF-1.4')],
    ['a.pdf', Buffer.concat([pdf, archive])],
    ['a.pdf', Buffer.concat([pdf, Buffer.from('<script>'.repeat(20))])],
    ['a.doc', Buffer.concat([compound('WordDocument'), archive])],
    ['a.docx', Buffer.concat([Buffer.from('<script>alert(1)</script>'), docx()])],
  ]
  for (const [name, content] of twofold) expect(await codeOf(name, content), name).toBe('file_wrong_type')
})

it('refuses truncated files', async () => {
  expect(await codeOf('a.pdf', pdf.subarray(0, 40))).toBe('file_unreadable')
  expect(await codeOf('a.docx', docx().subarray(0, -30))).toBe('file_unreadable')
})

it('refuses empty and too large files by their content, not the declared size', {
  tags: 'CONST-001',
}, async () => {
  expect(await codeOf('a.txt', '')).toBe('file_empty')
  expect(await codeOf('a.txt', 'a'.repeat(10_240 * 1024))).toBe('ok')
  expect(await check('a.txt', 'a'.repeat(10_240 * 1024 + 1))).toEqual({
    ok: false,
    code: 'file_too_large',
    params: { max_kb: 10_240 },
  })
})

it('refuses extensions that the record does not allow', { tags: 'VEH-013' }, async () => {
  expect(await check('a.docx', docx(), vehicleAttachmentRules)).toEqual({
    ok: false,
    code: 'file_wrong_type',
    params: { extensions: 'jpg, jpeg, png, pdf' },
  })
  expect(await codeOf('a.pdf', pdf, imageRules)).toBe('file_wrong_type')
  expect(await codeOf('a.svg', '<svg/>', imageRules)).toBe('file_wrong_type')
})

it('refuses names with paths or control characters', async () => {
  for (const name of [
    '../a.txt',
    '..\\a.txt',
    '/etc/a.txt',
    'C:\\a.txt',
    'a\r\nSet-Cookie: x.txt',
    'a\0.txt',
    'a\u2028b.txt',
    '..',
    ' ',
  ])
    expect(await codeOf(name, 'text'), JSON.stringify(name)).toBe('file_name_invalid')
})

it('removes invisible characters from names, and cuts long names before the extension', async () => {
  const nameOf = async (name: string) => {
    const result = await check(name, 'text')
    return result.ok ? result.fileName : result.code
  }
  expect(await nameOf('  Счёт №5 "brakes" (final).txt ')).toBe('Счёт №5 "brakes" (final).txt')
  expect(await nameOf('photo\u202egpj.txt')).toBe('photogpj.txt')
  const long = await nameOf(`${'я'.repeat(300)}.txt`)
  expect([...long].length).toBe(120)
  expect(long.endsWith('я.txt')).toBe(true)
})

it('reads a too large file only to the limit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rigbay-check-'))
  try {
    const path = join(folder, '0')
    await writeFile(path, pdf)
    expect(await checkUpload({ content: path, fileName: 'a.pdf' }, attachmentRules)).toMatchObject({
      ok: true,
      size: pdf.length,
    })
    await writeFile(path, Buffer.alloc(30_000_000))
    expect(await checkUpload({ content: path, fileName: 'a.pdf' }, attachmentRules)).toMatchObject({
      code: 'file_too_large',
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** A JPEG with a comment segment after its first marker. */
function withComment(image: Buffer, comment: string): Buffer {
  const segment = Buffer.alloc(4)
  segment.writeUInt16BE(0xfffe, 0)
  segment.writeUInt16BE(comment.length + 2, 2)
  return Buffer.concat([image.subarray(0, 2), segment, Buffer.from(comment), image.subarray(2)])
}
