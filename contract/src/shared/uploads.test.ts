import { expect, it } from 'vitest'
import {
  acceptOf,
  attachmentRules,
  extensionOf,
  imageRules,
  uploadProblem,
  uploadProblems,
  vehicleAttachmentRules,
} from './uploads.ts'

const file = (name: string, size = 1000) => ({ name, size })

it('accepts up to 10240 KB of 1024 bytes', { tags: ['CONST-001', 'ERR-028'] }, () => {
  expect(uploadProblem(file('a.pdf', 10_240 * 1024), attachmentRules)).toBeUndefined()
  expect(uploadProblem(file('a.pdf', 10_240 * 1024 + 1), attachmentRules)).toBe('file_too_large')
  expect(uploadProblem(file('a.pdf', 0), attachmentRules)).toBe('file_empty')
})

it('accepts nine file types, ignoring the case of the extension', {
  tags: ['CONST-002', 'ERR-029'],
}, () => {
  for (const ending of ['jpg', 'jpeg', 'png', 'txt', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'JPG', 'Pdf'])
    expect(uploadProblem(file(`Report.v2.${ending}`), attachmentRules)).toBeUndefined()
  expect(acceptOf(attachmentRules)).toBe('.jpg,.jpeg,.png,.txt,.pdf,.doc,.docx,.xls,.xlsx')
  for (const name of ['a.svg', 'a.html', 'a.pdf.exe', 'a', 'pdf', '.pdf', 'a.', ''])
    expect(uploadProblem(file(name), attachmentRules)).toBe('file_wrong_type')
})

it('accepts 5 pictures and PDFs for a vehicle, 50 files elsewhere', {
  tags: ['CONST-003', 'VEH-013'],
}, () => {
  expect(uploadProblem(file('a.pdf'), vehicleAttachmentRules)).toBeUndefined()
  expect(uploadProblem(file('a.docx'), vehicleAttachmentRules)).toBe('file_wrong_type')
  expect([vehicleAttachmentRules.maxCount, attachmentRules.maxCount]).toEqual([5, 50])
})

it('reports all problems at once', () => {
  expect(uploadProblems(file('a.exe', 99_999_999), attachmentRules)).toEqual([
    'file_wrong_type',
    'file_too_large',
  ])
})

it('takes the extension after the last dot', () => {
  expect(extensionOf('a.tar.GZ')).toBe('gz')
  expect(extensionOf('.htaccess')).toBe('')
  expect(acceptOf(imageRules)).toBe('.jpg,.jpeg,.png')
})
