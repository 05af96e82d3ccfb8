import { z } from 'zod'
import { dictionaryEndpoints, dictionaryRecord } from '../records/dictionary.ts'
import { exportEndpoint } from '../records/list-export.ts'
import { id, requiredText, version } from '../shared/fields.ts'
import { webAddress } from '../shared/web-address.ts'
import { contactInputs, supplierContact } from './supplier-contacts.ts'

export const supplierNameMax = 255

const supplierChoice = z.object({ id, name: z.string() })
export type SupplierChoice = z.infer<typeof supplierChoice>

const supplier = dictionaryRecord.extend({
  url: z.string(),
  /** The main one first. */
  contacts: z.array(supplierContact),
})
export type Supplier = z.infer<typeof supplier>

const supplierInput = z.object({
  name: requiredText(supplierNameMax),
  url: webAddress,
  contacts: contactInputs,
  version,
})
export type SupplierInput = z.output<typeof supplierInput>

const path = '/api/v1/suppliers'

export const supplierEndpoints = dictionaryEndpoints(path, {
  resource: 'suppliers',
  choosers: ['inventories.read'],
  what: 'suppliers',
  record: supplier,
  choice: supplierChoice,
  input: supplierInput,
})

export const supplierExportEndpoints = {
  exportSuppliers: exportEndpoint(path, {
    requires: supplierEndpoints.list.requires,
    query: supplierEndpoints.list.query,
    what: 'the suppliers',
  }),
}
