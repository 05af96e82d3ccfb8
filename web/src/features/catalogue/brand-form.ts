import { brandEndpoints } from '#contract/catalogue/brand.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import type { RowOf } from '#web/ui/list/list-types.ts'

export const brandForm = declareForm({
  kind: 'brand',
  endpoints: { get: brandEndpoints.get, create: brandEndpoints.create, edit: brandEndpoints.update },
  values: {
    empty: { name: '', slug: '' },
    of: ({ name, slug }: RowOf<typeof brandEndpoints.list>) => ({ name, slug }),
    toBody: values => values,
  },
  label: field => `catalogue.fields.${field}`,
  draft: { name: 'brands' },
  page: {
    path: '/brands',
    titles: { list: 'catalogue.brands.title', create: 'catalogue.brands.new', edit: 'catalogue.brands.edit' },
    nameOf: brand => brand.name,
    // By the specification, a missing brand leads to the customers.
    missing: { notice: 'errors.no_such_record', to: '/customers' },
    hasDetails: false,
  },
})
