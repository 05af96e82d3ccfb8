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
  // Its list also finds whoever calls, and is for those alone who may read suppliers.
  search: listSearch(supplierEndpoints.list, ({ id, name, contacts }) => ({
    id,
    title: name,
    subtitle: [contacts[0]?.name, formatPhone(contacts[0]?.phone)].filter(Boolean).join(' · '),
    names: contacts.flatMap(contact => [contact.name, contact.email, contact.phone]),
    to: `/supplier/${id}`,
  })),
})

const { list, get, shortList, listHistory } = supplierEndpoints
// A part comes with the name of its supplier.
onRecordChanged('supplier', [
  list,
  get,
  shortList,
  listHistory,
  partEndpoints.listParts,
  partEndpoints.getPart,
])
// Whether parts stand against deleting one.
onRecordChanged('part', [list])
