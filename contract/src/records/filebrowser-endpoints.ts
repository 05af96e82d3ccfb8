import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { timestamp } from '../shared/fields.ts'
import { one, pageOf, pageQuery, searchText } from '../shared/page.ts'
import { imageExtensions, thumbnailSize, type UploadRules, uploadMaxKb } from '../shared/uploads.ts'

export const editorImageRules: UploadRules = {
  extensions: imageExtensions,
  maxKb: uploadMaxKb,
  maxCount: 1,
  thumbnails: { thumbnail: thumbnailSize * 2 },
}

const editorImage = z.object({
  url: z.string(),
  thumbnail_url: z.string(),
  file_name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  created_at: timestamp,
})
export type EditorImage = z.infer<typeof editorImage>

const writers = [
  'inventories.create',
  'inventories.update',
  'inventory-categories.create',
  'inventory-categories.update',
] as const

export const filebrowserEndpoints = {
  uploadEditorImage: defineEndpoint({
    method: 'POST',
    path: '/api/v1/filebrowser/upload',
    requires: writers,
    summary:
      'Stores an image for rich texts (multipart: upload); one that no text names is removed after a month',
    files: { upload: editorImageRules },
    response: one(editorImage),
  }),
  browseEditorImages: defineEndpoint({
    method: 'GET',
    path: '/api/v1/filebrowser/browse',
    requires: writers,
    summary: 'A page of the images for rich texts, newest first',
    query: pageQuery(['id']).extend({ search: searchText }),
    response: pageOf(editorImage),
  }),
  getEditorImage: defineEndpoint({
    method: 'GET',
    path: '/api/v1/filebrowser/images/{name}',
    // Texts are shown in the online shop; image names cannot be guessed.
    requires: 'anyone',
    revalidates: true,
    summary: 'An image of a rich text',
    params: z.object({ name: z.string().regex(/^[0-9a-f]{32}$/) }),
    query: z.object({ size: z.enum(['whole', 'thumbnail']).default('whole') }),
    response: 'file',
  }),
}
