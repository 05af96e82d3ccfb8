import { formatPhone } from '#contract/shared/phone.ts'
import { type Supplier, type SupplierInput, supplierExportEndpoints } from '#contract/suppliers/supplier.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { dictionaryExport } from '#server/records/dictionary/dictionary-export.ts'
import { exportLink } from '#server/records/export/export-link.ts'
import { suppliers } from './suppliers-feature.ts'

const mainOf = ({ contacts }: Supplier) => contacts.find(contact => contact.is_main)

export const suppliersExport = dictionaryExport<Supplier, SupplierInput>(suppliers, 'suppliers.title', () => [
  { title: 'suppliers.fields.name', value: row => row.name },
  { title: 'suppliers.fields.url', value: row => row.url },
  { title: 'suppliers.main_contact', value: row => mainOf(row)?.name ?? null },
  { title: 'suppliers.contact.position', value: row => mainOf(row)?.position ?? null },
  { title: 'suppliers.contact.email', value: row => mainOf(row)?.email ?? null },
  {
    title: 'suppliers.contact.phone',
    value: row => formatPhone(mainOf(row)?.phone ?? null, mainOf(row)?.phone_extension ?? null),
  },
])

/** The list itself is a dictionary's. */
export const suppliersExportFeature = defineFeature({
  name: 'suppliers-export',
  about: 'The list of suppliers as a file.',
  endpoints: supplierExportEndpoints,
  handlers: {
    exportSuppliers: (context, { query }) => exportLink(context, 'suppliers', query),
  },
})
