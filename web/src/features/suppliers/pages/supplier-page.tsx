import { useEffect } from 'react'
import { openOverlay } from '#web/shell/overlays.ts'
import { useRecordId } from '#web/shell/route.ts'
import { useGo } from '#web/shell/use-go.ts'

/** A link to one supplier opens the list with its drawer. */
export default function SupplierPage() {
  const id = useRecordId()
  const go = useGo()
  useEffect(() => {
    void go('/supplier', { replace: true }).then(() => openOverlay('suppliers.view', { id }))
  }, [go, id])
  return null
}
