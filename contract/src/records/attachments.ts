import { z } from 'zod'
import { type Access, defineEndpoint } from '../shared/endpoint.ts'
import { id, timestamp } from '../shared/fields.ts'
import { one } from '../shared/page.ts'
import type { UploadRules } from '../shared/uploads.ts'

export const attachment = z.object({
  id,
  /** The name without its extension. */
  name: z.string(),
  file_name: z.string(),
  mime_type: z.string(),
  url: z.string(),
  thumbnail_url: z.string().nullable(),
  /** Bytes. */
  size: z.number().int(),
  created_at: timestamp,
  is_own: z.boolean(),
})
export type Attachment = z.infer<typeof attachment>

export const attachmentEndpoints = <const P extends string>(
  path: P,
  rights: { read: Access; add: Access; remove: Access },
  rules: UploadRules,
) => ({
  addAttachment: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/attachments` as `${P}/{id}/attachments`,
    requires: rights.add,
    summary: 'Attaches a file (multipart: attachment)',
    files: { attachment: { ...rules, maxCount: 1 } },
    response: one(attachment),
  }),
  getAttachment: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/attachments/{file_id}` as `${P}/{id}/attachments/{file_id}`,
    requires: rights.read,
    summary: 'The file itself; with size=thumbnail its small picture',
    query: z.object({ size: z.enum(['whole', 'thumbnail']).default('whole') }),
    response: 'file',
  }),
  deleteAttachment: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}/attachments/{file_id}` as `${P}/{id}/attachments/{file_id}`,
    requires: rights.remove,
    summary: 'Removes an attached file',
    response: 'nothing',
  }),
})
