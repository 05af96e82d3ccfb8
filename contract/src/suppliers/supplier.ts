import { z } from 'zod'
import { column } from '../records/columns.ts'
import { defineDictionary } from '../records/dictionary.ts'
import { id, requiredText } from '../shared/fields.ts'
import { webAddress } from '../shared/web-address.ts'
import { contactInputs, supplierContact } from './supplier-contacts.ts'

export const supplierNameMax = 255

const supplierChoice = z.object({ id, name: z.string() })
export type SupplierChoice = z.infer<typeof supplierChoice>

export const suppliers = defineDictionary('/api/v1/suppliers', {
  kind: 'supplier',
  resource: 'suppliers',
  choosers: ['inventories.read'],
  what: 'suppliers',
  words: 'suppliers',
  columns: {
    name: column.text(requiredText(supplierNameMax)),
    url: column.text(webAddress),
  },
  children: {
    record: { contacts: z.array(supplierContact) },
    input: { contacts: contactInputs },
  },
  choice: supplierChoice,
})

export const supplierEndpoints = suppliers.endpoints
export type Supplier = z.infer<typeof suppliers.record>
export type SupplierInput = z.output<typeof suppliers.input>
