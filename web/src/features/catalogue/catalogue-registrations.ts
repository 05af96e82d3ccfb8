import { brandEndpoints } from '#contract/catalogue/brand.ts'
import { unitEndpoints } from '#contract/catalogue/unit.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { registerOverlay } from '#web/shell/overlays.ts'

registerOverlay('catalogue.unit', () => import('./components/unit-modal.tsx'))

for (const [kind, { list, get, shortList }] of [
  ['unit', unitEndpoints],
  ['brand', brandEndpoints],
] as const) {
  onRecordChanged(kind, [list, get, shortList])
  // Whether parts stand against deleting one.
  onRecordChanged('part', [list])
}
