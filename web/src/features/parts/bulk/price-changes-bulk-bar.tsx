import { type PriceChangeStatus, priceChangeEndpoints } from '#contract/parts/price-changes.ts'
import type { BulkAct } from '#web/records/bulk/bulk-act.ts'
import { BulkBar } from '#web/records/bulk/bulk-bar.tsx'
import type { Selection } from '#web/ui/list/list-types.ts'

export default function PriceChangesBulkBar({ selection }: { selection: Selection }) {
  const isOpen = (selection.query.status ?? 'open') === 'open'
  return (
    <BulkBar
      kind="part"
      hasPages={false}
      selection={selection}
      acts={isOpen ? [acts.accept, acts.dismiss] : [acts.reopen]}
      matching={priceChangeEndpoints.listMatchingPriceChanges}
    />
  )
}

const act = (name: string, status: PriceChangeStatus): BulkAct => ({
  label: `parts.price_changes.${name}`,
  endpoint: priceChangeEndpoints.changeStatusOfPriceChanges,
  input: { status },
})

const acts = {
  accept: act('accept', 'accepted'),
  dismiss: act('dismiss', 'dismissed'),
  reopen: act('reopen', 'open'),
}
