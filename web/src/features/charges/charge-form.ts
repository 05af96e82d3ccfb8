import i18next from 'i18next'
import { type Charge, type ChargePayload, charges } from '#contract/charges/charge.ts'
import type { Columns } from '#contract/records/columns.ts'
import { type ColumnValues, columnValues, emptyValues } from '#web/records/column-values.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'

export type ChargeValues = ColumnValues<typeof charges.columns>

const columns: Columns = charges.columns

export const chargeForm = declareForm({
  kind: 'charge',
  endpoints: {
    get: charges.endpoints.get,
    create: charges.endpoints.create,
    edit: charges.endpoints.update,
  },
  values: {
    empty: {
      ...emptyValues(charges.columns),
      kind: 'fixed',
      base: 'labor_and_parts',
      taxed_as: 'none',
      applies: 'automatic',
      order_kind: 'both',
    },
    of: (charge: Charge) => columnValues(charges.columns, charge),
    toBody: bodyOf,
  },
  label: field => `charges.fields.${field}`,
  showValue: (field, value) =>
    columns[field]?.choices && value ? i18next.t(`charges.choices.${field}.${value}`) : undefined,
  draft: { name: 'charges' },
  page: {
    path: '/charges',
    titles: { list: 'charges.title', create: 'charges.new', edit: 'charges.edit' },
    nameOf: charge => charge.name,
    missing: { notice: 'errors.no_such_record', to: '/charges' },
    hasDetails: false,
  },
})

/** Without what the form hides. */
function bodyOf(values: ChargeValues) {
  const { amount, percent, base, min_amount, max_amount, vehicle_kind, position, ...always } = values
  return {
    ...always,
    ...(values.kind === 'fixed' ? { amount } : { percent, base, min_amount, max_amount }),
    ...(values.order_kind === 'parts_order' ? {} : { vehicle_kind }),
    position: position ?? 0,
    // The server checks the choices.
  } as ChargePayload
}
