import { formPages } from '#web/ui/form/form-pages.tsx'
import { FeatureFields } from '../components/feature-fields.tsx'
import { featureForm } from '../feature-form.ts'

export const { create, edit } = formPages(featureForm, (form, feature) => (
  <FeatureFields form={form} feature={feature} />
))
