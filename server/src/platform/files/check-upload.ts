import { open } from 'node:fs/promises'
import {
  extensionOf,
  type UploadExtension,
  type UploadRules,
  uploadProblem,
} from '#contract/shared/uploads.ts'
import { cleanFileName } from './clean-file-name.ts'
import { judgeContent } from './file-content.ts'

/** On disk, or in memory. */
export interface Upload {
  content: string | Uint8Array
  /** As the browser named it. */
  fileName: string
}

export type UploadRefusal =
  | { ok: false; code: 'file_too_large'; params: { max_kb: number } }
  | { ok: false; code: 'file_wrong_type'; params: { extensions: string } }
  | { ok: false; code: 'file_empty' | 'file_unreadable' | 'file_name_invalid'; params: Record<never, never> }

interface CheckedUpload {
  ok: true
  /** Detected, not declared. */
  mimeType: string
  extension: UploadExtension
  size: number
  fileName: string
  bytes: Buffer
}

/** Whether the content fits the extension and may be stored; the declared type is ignored. */
export async function checkUpload(
  { content, fileName: declared }: Upload,
  rules: Pick<UploadRules, 'extensions' | 'maxKb'>,
): Promise<CheckedUpload | UploadRefusal> {
  const fileName = cleanFileName(declared)
  if (!fileName) return { ok: false, code: 'file_name_invalid', params: {} }
  const bytes = await readUpTo(content, rules.maxKb * 1024 + 1)
  const problem = uploadProblem({ name: fileName, size: bytes.length }, rules)
  if (problem) return refusalOf(problem, rules)
  const extension = extensionOf(fileName) as UploadExtension
  const verdict = await judgeContent(bytes, extension)
  if (verdict === 'wrong') return refusalOf('file_wrong_type', rules)
  if (verdict === 'damaged') return { ok: false, code: 'file_unreadable', params: {} }
  return { ok: true, mimeType: mimeTypes[extension], extension, size: bytes.length, fileName, bytes }
}

export const isImage = (extension: UploadExtension): boolean => mimeTypes[extension].startsWith('image/')

const mimeTypes: Record<UploadExtension, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  txt: 'text/plain',
  csv: 'text/csv',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

function refusalOf(
  code: 'file_empty' | 'file_too_large' | 'file_wrong_type',
  { maxKb, extensions }: Pick<UploadRules, 'extensions' | 'maxKb'>,
): UploadRefusal {
  if (code === 'file_too_large') return { ok: false, code, params: { max_kb: maxKb } }
  if (code === 'file_wrong_type') return { ok: false, code, params: { extensions: extensions.join(', ') } }
  return { ok: false, code, params: {} }
}

async function readUpTo(content: string | Uint8Array, limit: number): Promise<Buffer> {
  if (typeof content !== 'string')
    return Buffer.from(content.buffer, content.byteOffset, Math.min(content.length, limit))
  const file = await open(content)
  try {
    const { size } = await file.stat()
    const bytes = Buffer.alloc(Math.min(size, limit))
    let filled = 0
    while (filled < bytes.length) {
      const { bytesRead } = await file.read(bytes, filled)
      if (bytesRead === 0) break
      filled += bytesRead
    }
    return bytes.subarray(0, filled)
  } finally {
    await file.close()
  }
}
