import { emailHeadings, type ImportField, phoneHeadings } from '../records/import-field.ts'

/** The columns of a file of suppliers, each with its main contact, in the order in which they are offered. */
export const supplierImportFields: readonly ImportField[] = [
  {
    field: 'name',
    isRequired: true,
    headings: [
      'supplier',
      'supplier name',
      'vendor',
      'vendor name',
      'display name',
      'company',
      'company name',
      'поставщик',
      'proveedor',
      'постачальник',
    ],
  },
  { field: 'url', headings: ['web', 'web site', 'site', 'web address'] },
  {
    field: 'contact',
    exportedAs: 'suppliers.main_contact',
    headings: [
      'contact name',
      'contact person',
      'primary contact',
      'full name',
      'sales rep',
      'контакт',
      'contacto',
    ],
  },
  { field: 'position', exportedAs: 'suppliers.contact.position', headings: ['job title', 'title', 'role'] },
  { field: 'email', isCode: true, exportedAs: 'suppliers.contact.email', headings: emailHeadings },
  { field: 'phone', isCode: true, exportedAs: 'suppliers.contact.phone', headings: phoneHeadings },
  { field: 'phone_extension', exportedAs: 'suppliers.contact.extension', headings: ['ext', 'extension'] },
]
