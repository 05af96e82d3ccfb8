import { type Feature, featureEndpoints } from '#contract/catalogue/feature.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'

export const featureForm = declareForm({
  kind: 'feature',
  endpoints: { get: featureEndpoints.get, create: featureEndpoints.create, edit: featureEndpoints.update },
  values: {
    empty: { name: '', slug: '', position: 0 as number | null, multiple: false, active: true },
    of: ({ name, slug, position, multiple, active }: Feature) => ({
      ...{ name, slug, multiple, active },
      position: position as number | null,
    }),
    toBody: values => ({ ...values, position: values.position ?? 0 }),
  },
  label: field => `catalogue.fields.${field}`,
  draft: { name: 'features' },
  page: {
    path: '/specifications',
    titles: {
      list: 'catalogue.features.title',
      create: 'catalogue.features.new',
      edit: 'catalogue.features.edit',
    },
    nameOf: feature => feature.name,
    missing: { notice: 'errors.no_such_record', to: '/specifications' },
    redirectAfterSave: () => '/specifications',
    // To add its values.
    redirectAfterCreate: id => `/specifications/${id}`,
    hasDetails: false,
  },
})
