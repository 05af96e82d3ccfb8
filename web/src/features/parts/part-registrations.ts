import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { request } from '#web/api/request.ts'
import { registerOverlay } from '#web/shell/overlays.ts'
import { registerPaletteSearch } from '#web/shell/palette.ts'
import { onRecordChanged } from '#web/shell/record-changes.ts'
import { partReads } from './part-reads.ts'

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'parts.purchase': { id: number }
  }
}

registerOverlay('parts.purchase', () => import('./components/purchase-modal.tsx'))

registerPaletteSearch({
  name: 'parts',
  heading: 'parts.parts',
  requires: 'inventories.read',
  async search(text, signal) {
    const { data } = await request(partEndpoints.shortListParts, { query: { search: text } }, { signal })
    return data.slice(0, 4).map(part => ({
      id: part.id,
      title: part.name,
      subtitle: [part.stock_number, part.article_number].filter(Boolean).join(' · '),
      to: `/parts/${part.id}`,
    }))
  },
})

onRecordChanged('part', partReads)
// An order that opens, closes or changes moves what its parts have left.
onRecordChanged('repair_order', partReads)
