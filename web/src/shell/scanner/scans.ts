import { useEffect, useRef } from 'react'
import type { Permission } from '#contract/access/permissions.ts'
import type { FieldBefore } from './field-before.ts'
import type { ScannedText } from './scan-keys.ts'

export interface Scan extends ScannedText {
  /** The focused element, or what opened the camera. */
  from: Element | null
  /** Set if it was typed into another field; the handler restores that field's value. */
  field?: Pick<FieldBefore, 'giveBack'>
}

/** Handles scans while mounted. A scan typed into a field that it does not handle stays there. */
export interface ScanHandler {
  handle: (scan: Scan) => Promise<unknown>
  /** Whether it also handles scans typed into fields. */
  inFields: () => boolean
}

const handlers: ScanHandler[] = []

/** The last registered handler gets the scan, from scanner or camera. */
export const scanHandler = (isInField: boolean): ScanHandler | undefined =>
  handlers.findLast(handler => !isInField || handler.inFields())

/** Handles scans; a fallback comes after all other handlers. */
export function useScans(handler: ScanHandler, isLastResort = false): void {
  const latest = useRef(handler)
  latest.current = handler
  useEffect(() => {
    const own: ScanHandler = {
      handle: scan => latest.current.handle(scan),
      inFields: () => latest.current.inFields(),
    }
    if (isLastResort) handlers.unshift(own)
    else handlers.push(own)
    return () => void handlers.splice(handlers.indexOf(own), 1)
  }, [isLastResort])
}

interface ScannedPlace {
  requires: Permission
  /** The page of the scanned record; shows the failure itself. */
  find: (scan: Scan) => Promise<string | undefined>
}

/** Where a scan leads that no form handles. A scan before that is registered waits. */
let register: (place: ScannedPlace) => void
export const scannedPlace = new Promise<ScannedPlace>(resolve => {
  register = resolve
})
export const registerScannedPlace = (place: ScannedPlace): void => register(place)
