import type { Part } from '#contract/parts/part.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { emptyPart, imageFiles, newPartBody, partBody, valuesOf } from './part-values.ts'
import { showPartValue } from './show-part-value.tsx'

export const partForm = declareForm({
  kind: 'part',
  endpoints: { get: partEndpoints.getPart, create: partEndpoints.createPart, edit: partEndpoints.updatePart },
  values: {
    empty: emptyPart,
    of: valuesOf,
    toBody: (values, mode) => (mode === 'create' ? newPartBody(values) : partBody(values)),
    toFiles: imageFiles,
  },
  label: field => (field === 'seo' ? 'parts.seo' : `parts.fields.${field}`),
  showValue: showPartValue,
  // Image files cannot be stored in a draft.
  draft: { name: 'parts', keep: ({ main_image: _, gallery: __, ...values }) => values },
  page: {
    path: '/parts',
    titles: { list: 'parts.parts', create: 'parts.new', edit: 'parts.edit_part' },
    nameOf: (part: Part) => part.name,
    missing: { notice: 'parts.errors.no_such_part', to: '/parts' },
    redirectAfterSave: id => (id === undefined ? '/parts' : `/parts/${id}`),
  },
})
