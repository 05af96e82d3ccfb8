import { type Supplier, type SupplierInput, supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { fieldPath } from '#web/ui/form/save/server-errors.ts'
import { contactBody, contactValuesOf, emptyContact, type SupplierValues } from './supplier-values.ts'

export const supplierForm = declareForm({
  kind: 'supplier',
  endpoints: {
    get: supplierEndpoints.get,
    create: supplierEndpoints.create,
    edit: supplierEndpoints.update,
  },
  values: {
    empty: (): SupplierValues => ({ name: '', url: '', contacts: [{ ...emptyContact, is_main: true }] }),
    of: ({ name, url, contacts }: Supplier): SupplierValues => ({
      name,
      url,
      contacts: contacts.length > 0 ? contacts.map(contactValuesOf) : [{ ...emptyContact, is_main: true }],
    }),
    toBody: ({ name, url, contacts }) => ({ name, url, contacts: contacts.map(contactBody) }),
  },
  // An id has no field: the error of a deleted contact is shown at its name.
  fieldOf: parameter => fieldPath(parameter.replace(/^(contacts\.\d+)\.id$/, '$1.name')),
  label: field => `suppliers.fields.${field}`,
  showValue: (field, value) =>
    field === 'contacts'
      ? (value as SupplierInput['contacts']).map(({ name }) => name).join(', ')
      : String(value),
  draft: { name: 'suppliers' },
})
