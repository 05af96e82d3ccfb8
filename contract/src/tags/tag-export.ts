import { z } from 'zod'
import { exportEndpoint } from '../records/list-export.ts'

export const tagExportEndpoints = {
  exportTags: exportEndpoint('/api/v1/tags', {
    requires: 'tags.read',
    query: z.object({}),
    what: 'all tags, by what they are for,',
  }),
}
