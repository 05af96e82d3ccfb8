import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { attachmentRules, type UploadRules, vehicleAttachmentRules } from '#contract/shared/uploads.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { UploadField } from './upload-field.tsx'

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)
const chosen = () =>
  [...document.querySelectorAll('[aria-label="Chosen files"] > li')].map(one => one.textContent)
const refused = () => page.getByRole('alert')
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]:not([capture])')

function choose(...files: File[]) {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  chooser()!.files = chosen.files
  chooser()!.dispatchEvent(new Event('change', { bubbles: true }))
}

async function open(rules: UploadRules) {
  await openPage('/files', {
    '/files': function Files() {
      const [files, setFiles] = useState<File[]>([])
      return <UploadField rules={rules} value={files} onChange={setFiles} />
    },
  })
  await expect.poll(chooser).not.toBeNull()
}

it('takes 5 files of its kinds up to 10240 KB, and says of others why not', {
  tags: ['ERR-027', 'ERR-028', 'ERR-029', 'ERR-030', 'CONST-001', 'CONST-002', 'VEH-013'],
}, async () => {
  await open(vehicleAttachmentRules)
  for (const ending of ['svg', 'txt', 'doc', 'docx', 'xls', 'xlsx', 'gif']) {
    choose(file(`notes.${ending}`))
    await expect.element(refused().getByText(new RegExp(`notes.${ending}`))).toBeVisible()
  }
  await expect.element(page.getByText(/should be with one of the following extensions/)).toBeVisible()
  choose(file('heavy.pdf', 10_240 * 1024 + 1))
  await expect.element(page.getByText(/should be less then 10240 KB/)).toBeVisible()
  expect(chosen()).toEqual([])
  choose(...['a.jpg', 'b.jpeg', 'c.png', 'd.pdf', 'E.PDF', 'sixth.pdf'].map(name => file(name)))
  await expect.element(page.getByText(/at most 5 files can be attached/)).toBeVisible()
  await expect.element(refused().getByText(/sixth.pdf/)).toBeVisible()
  expect(chosen()).toEqual(
    ['a.jpg', 'b.jpeg', 'c.png', 'd.pdf', 'E.PDF'].map(name => expect.stringContaining(name)),
  )
  await page.elementLocator(document.querySelector('[aria-label="Chosen files"] button')!).click()
  choose(file('full.pdf', 10_240 * 1024))
  await expect.poll(chosen).toContainEqual(expect.stringContaining('full.pdf'))
})

it('takes 50 files of nine kinds where a record has no limit of its own', { tags: 'CONST-003' }, async () => {
  await open(attachmentRules)
  choose(file('picture.svg'))
  await expect
    .element(page.getByText(/extensions: jpg, jpeg, png, txt, pdf, doc, docx, xls, xlsx/))
    .toBeVisible()
  choose(...Array.from({ length: 51 }, (_, index) => file(`note-${index + 1}.txt`)))
  await expect.poll(chosen).toHaveLength(50)
  await expect.element(page.getByText(/at most 50 files can be attached/)).toBeVisible()
  await expect.element(refused().getByText(/note-51.txt/)).toBeVisible()
})
