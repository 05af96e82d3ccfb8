import { useEffect } from 'react'
import { useAllowed } from '#web/access/use-allowed.ts'
import { listenForScans } from '#web/shell/scanner/listen-for-scans.ts'
import { type Scan, scannedPlace, useScans } from '#web/shell/scanner/scans.ts'
import { useGo } from '#web/shell/use-go.ts'

/** A scan that no form handles opens the part's page. */
export function ScanListener() {
  const go = useGo()
  const allowed = useAllowed()
  useEffect(listenForScans, [])
  useScans({ handle: openScanned, inFields: () => false }, true)
  return null

  async function openScanned(scan: Scan) {
    const place = await scannedPlace
    if (!allowed(place.requires)) return
    const to = await place.find(scan)
    if (to) await go(to)
  }
}
