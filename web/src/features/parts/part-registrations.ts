import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import type { PartPrices } from '#contract/parts/part-prices.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { registerOverlay } from '#web/shell/overlays.ts'
import { listSearch, registerPaletteSearch } from '#web/shell/palette.ts'
import { registerScannedPlace } from '#web/shell/scanner/scans.ts'
import { partReads } from './part-reads.ts'
import { scannedPart } from './scanned-part.ts'

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'parts.purchase': { id: number }
    'parts.sell': { id: number }
    'parts.check-stock': object
    /** Scans go to the rows it was opened from. */
    'parts.camera': { from: Element | null }
    'parts.labels': { ids: number[] }
    'parts.level-prices': { id: number; prices: PartPrices }
  }
}

registerOverlay('parts.purchase', () => import('./components/purchase-modal.tsx'))
registerOverlay('parts.check-stock', () => import('./components/stock-check.tsx'))
registerOverlay('parts.camera', () => import('./camera/camera-modal.tsx'))
registerOverlay('parts.labels', () => import('./labels/labels-modal.tsx'))
registerOverlay('parts.level-prices', () => import('./components/level-prices-modal.tsx'))
registerOverlay('parts.sell', () => import('./sale/sale-modal.tsx'))

registerPaletteSearch({
  name: 'parts',
  heading: 'parts.parts',
  requires: 'inventories.read',
  pages: ['/parts'],
  search: listSearch(partEndpoints.shortListParts, part => ({
    id: part.id,
    title: part.name,
    subtitle: [part.stock_number, part.article_number].filter(Boolean).join(' · '),
    names: [part.stock_number, part.article_number],
    facts: [formatDollars(part.price_retail), `${part.quantity} ${part.unit.name}`],
    to: `/parts/${part.id}`,
  })),
})

registerScannedPlace({
  requires: 'inventories.read',
  find: async scan => {
    const part = await scannedPart(scan)
    return part && `/parts/${part.id}`
  },
})

onRecordChanged('part', partReads)
// Orders change the availability of parts.
onRecordChanged('repair_order', partReads)
onRecordChanged('parts_order', partReads)
