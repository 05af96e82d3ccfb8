import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { registerOverlay } from '#web/shell/overlays.ts'
import { registerPaletteSearch, shortListSearch } from '#web/shell/palette.ts'

registerOverlay('suppliers.view', () => import('./components/supplier-drawer.tsx'))
registerOverlay('suppliers.form', () => import('./components/supplier-form-drawer.tsx'))

registerPaletteSearch({
  name: 'suppliers',
  heading: 'suppliers.title',
  requires: 'suppliers.read',
  search: shortListSearch(supplierEndpoints.shortList, ({ id, name }) => ({
    id,
    title: name,
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
