import { type Tag, tagEndpoints } from '#contract/tags/tag-endpoints.ts'
import type { TagType, tagColors } from '#contract/tags/tag-shapes.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'

export interface TagValues {
  name: string
  type: TagType | null
  color: (typeof tagColors)[number] | null
}

export const tagForm = declareForm({
  kind: 'tag',
  endpoints: { get: tagEndpoints.get, create: tagEndpoints.create, edit: tagEndpoints.update },
  values: {
    empty: { name: '', type: null, color: null } as TagValues,
    of: ({ name, type, color }: Tag): TagValues => ({ name, type, color }),
    // The server refuses what is missing.
    toBody: values => values as { name: string; type: TagType; color: (typeof tagColors)[number] },
  },
  label: field => `tags.fields.${field}`,
})
