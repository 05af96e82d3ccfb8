import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import qs from 'qs'
import { commonErrors } from '#contract/shared/errors.ts'
import { uploadMaxKb } from '#contract/shared/uploads.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import type { UploadedFile } from '#server/platform/files/index.ts'
import { createUploadFolder, removeUploadFolder } from './upload-folder.ts'

interface ReadForm {
  fields: Record<string, unknown>
  files: Record<string, UploadedFile[]>
  clean(): Promise<void>
}

/** Streams multipart/form-data to disk. Field names have indices: `a[0][b]`. */
export async function readForm(
  request: FastifyRequest,
  declared: Record<string, unknown>,
): Promise<ReadForm> {
  const folder = await createUploadFolder()
  const clean = () => removeUploadFolder(folder)
  const pairs: string[] = []
  const files = new Map(Object.keys(declared).map(name => [name, [] as UploadedFile[]]))
  const { bodyLimit } = request.routeOptions
  let fieldBytes = 0
  let count = 0
  try {
    // After a disconnect the parser would wait for ever.
    if (request.raw.destroyed) throw refusal(commonErrors.bad_request)
    const limits = {
      fileSize: uploadMaxKb * 1024,
      files: maxFiles,
      fields: maxFields,
      fieldSize: bodyLimit,
      parts: maxFiles + maxFields,
    }
    for await (const part of request.parts({ limits })) {
      if (part.fieldname === undefined) throw refusal(commonErrors.bad_request)
      if (part.type === 'field') {
        fieldBytes += Buffer.byteLength(part.fieldname) + Buffer.byteLength(String(part.value))
        if (fieldBytes > bodyLimit)
          throw refusal(commonErrors.body_too_large, { params: { max_kb: bodyLimit / 1024 } })
        pairs.push(`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(String(part.value))}`)
        continue
      }
      const path = join(folder, String(count++))
      const hash = createHash('sha256')
      part.file.on('data', chunk => hash.update(chunk))
      await pipeline(part.file, createWriteStream(path))
      // `attachment_files[0]` and `attachment_files` are the same field.
      const list = files.get(part.fieldname.replace(/\[\d*\]$/, ''))
      if (!list) continue
      if (part.filename === undefined) throw refusal(commonErrors.bad_request)
      list.push({
        path,
        fileName: part.filename,
        size: part.file.bytesRead,
        hash: hash.digest('base64url'),
        isTruncated: part.file.truncated,
      })
    }
  } catch (error) {
    request.raw.unpipe().resume()
    await clean()
    // A full disk is our error; any other belongs to the form.
    if (error instanceof Refusal || (error as NodeJS.ErrnoException).syscall) throw error
    throw refusal(commonErrors.bad_request)
  }
  const fields = qs.parse(pairs.join('&'), qsOptions) as Record<string, unknown>
  return { fields, files: Object.fromEntries(files), clean }
}

/** An order of 100 types of work with 30 parts each has 9,600. */
const maxFields = 10_000
const maxFiles = 60

export const qsOptions = {
  arrayLimit: 1000,
  depth: 8,
  parameterLimit: maxFields,
  allowPrototypes: false,
} as const
