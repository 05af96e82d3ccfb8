import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { registerOverlay } from '#web/shell/overlays.ts'
import { listSearch, registerPaletteSearch } from '#web/shell/palette.ts'

registerOverlay('suppliers.view', () => import('./components/supplier-drawer.tsx'))
registerOverlay('suppliers.form', () => import('./components/supplier-form-drawer.tsx'))

registerPaletteSearch({
  name: 'suppliers',
  heading: 'suppliers.title',
  requires: 'suppliers.read',
  pages: ['/supplier'],
  // The full list also searches contacts, and requires the right to read suppliers.
  search: listSearch(supplierEndpoints.list, ({ id, name, contacts }) => ({
    id,
    title: name,
    subtitle: [contacts[0]?.name, formatPhone(contacts[0]?.phone)].filter(Boolean).join(' · '),
    names: contacts.flatMap(contact => [contact.name, contact.email, contact.phone]),
    to: `/supplier/${id}`,
  })),
})

const { list, get, shortList, listHistory } = supplierEndpoints
// Parts include the name of their supplier.
onRecordChanged('supplier', [
  list,
  get,
  shortList,
  listHistory,
  partEndpoints.listParts,
  partEndpoints.getPart,
])
// A supplier with parts cannot be deleted.
onRecordChanged('part', [list])
