import { useEffect } from 'react'
import { openOverlay } from '#web/shell/overlays.ts'
import { useRecordId } from '#web/shell/route.ts'
import { useGo } from '#web/shell/use-go.ts'

/** A link to one tag opens the list with its form. */
export default function TagPage() {
  const id = useRecordId()
  const go = useGo()
  useEffect(() => {
    void go('/tags', { replace: true }).then(() => openOverlay('tags.form', { id }))
  }, [go, id])
  return null
}
