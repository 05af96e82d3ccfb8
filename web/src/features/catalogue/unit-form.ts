import { unitEndpoints } from '#contract/catalogue/unit.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import type { RowOf } from '#web/ui/list/list-types.ts'

export type Unit = RowOf<typeof unitEndpoints.list>

export const unitForm = declareForm({
  kind: 'unit',
  endpoints: { create: unitEndpoints.create, edit: unitEndpoints.update },
  values: {
    empty: { name: '', accept_decimals: false },
    of: ({ name, accept_decimals }: Unit) => ({ name, accept_decimals }),
    toBody: values => values,
  },
  label: field => `catalogue.fields.${field}`,
})
