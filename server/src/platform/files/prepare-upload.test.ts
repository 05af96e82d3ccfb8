import { expect, it } from 'vitest'
import { attachmentRules, imageRules } from '#contract/shared/uploads.ts'
import { jpeg, pdf, png } from '#server/testing/sample-files.ts'
import { prepareUpload } from './prepare-upload.ts'

it('re-encodes an image, with the thumbnails of its rules', async () => {
  const content = await jpeg()
  const image = await prepareUpload({ fileName: 'My photo.JPG', content }, imageRules)
  if (!image.ok) throw new Error(image.code)
  expect(image).toMatchObject({ fileName: 'My photo.JPG', mimeType: 'image/jpeg' })
  const [whole, ...squares] = image.contents
  expect(whole!.key).toBe(image.key)
  expect(whole!.bytes.length).toBe(image.size)
  expect(whole!.bytes.equals(content)).toBe(false)
  expect(squares.map(({ key }) => key)).toEqual([image.thumbnails.xs, image.thumbnails.sm])
  expect(new Set(image.contents.map(({ key }) => key)).size).toBe(3)
})

it('leaves other files unchanged', async () => {
  const paper = await prepareUpload({ fileName: 'a.pdf', content: pdf }, attachmentRules)
  if (!paper.ok) throw new Error(paper.code)
  expect(paper).toMatchObject({ mimeType: 'application/pdf', size: pdf.length, thumbnails: {} })
  expect(paper.contents).toEqual([{ key: paper.key, bytes: pdf }])
})

it('refuses images smaller than the rules allow', async () => {
  const content = await png(40, 40)
  expect(await prepareUpload({ fileName: 'a.png', content }, imageRules)).toMatchObject({
    ok: false,
    code: 'image_too_small',
    params: { min: 100 },
  })
})
