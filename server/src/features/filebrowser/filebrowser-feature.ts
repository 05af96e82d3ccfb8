import { filebrowserEndpoints } from '#contract/records/filebrowser-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { addEditorImage, browseEditorImages, getEditorImage } from './editor-images.ts'
import { purgeImages } from './purge-images.ts'

export const filebrowserFeature = defineFeature({
  name: 'filebrowser',
  about: 'Pictures in formatted text.',
  endpoints: filebrowserEndpoints,
  handlers: {
    uploadEditorImage: async (context, { files }) => ({ data: await addEditorImage(context, files.upload) }),
    browseEditorImages: (context, { query }) => browseEditorImages(context, query),
    getEditorImage: (context, { params, query }) => getEditorImage(context, params.name, query.size),
  },
  jobs: { 'filebrowser.forget': purgeImages },
  schedules: { 'filebrowser.forget': '41 4 * * *' },
})
