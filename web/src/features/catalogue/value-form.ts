import { type FeatureValue, featureValueEndpoints } from '#contract/catalogue/feature-value.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'

export const valueForm = declareForm({
  kind: 'feature_value',
  endpoints: { create: featureValueEndpoints.create, edit: featureValueEndpoints.update },
  values: {
    empty: { name: '', slug: '', feature_id: 0 },
    of: ({ name, slug, feature_id }: FeatureValue) => ({ name, slug, feature_id }),
    toBody: values => values,
  },
  label: field => `catalogue.fields.${field}`,
})
