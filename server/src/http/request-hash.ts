import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '#server/platform/files/index.ts'

/** Distinguishes a retry from another request with the same key. */
export const requestHash = (
  name: string,
  request: FastifyRequest,
  form: { fields: object; files: Record<string, UploadedFile[]> } | null,
): string => {
  const files = form
    ? Object.entries(form.files).map(([field, list]) => [field, list.map(file => [file.fileName, file.hash])])
    : []
  return createHash('sha256')
    .update(JSON.stringify([name, request.params, request.url, form ? form.fields : request.body, files]))
    .digest('base64url')
}
