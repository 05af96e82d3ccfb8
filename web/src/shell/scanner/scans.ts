import { useEffect, useRef } from 'react'
import type { Permission } from '#contract/access/permissions.ts'
import type { FieldBefore } from './field-before.ts'

export interface Scan {
  text: string
  /** What had the focus, or what the camera was opened from. */
  from: Element | null
  /** It went into a field that is for something else; whoever takes it gives the field back what it had. */
  field?: Pick<FieldBefore, 'giveBack'>
}

/** What takes scans while it is there. One that went into a field and is none of its own stays there. */
export interface ScanTaker {
  take: (scan: Scan) => Promise<unknown>
  /** Whether it looks at those that went into a field. */
  inFields: () => boolean
}

const takers: ScanTaker[] = []

/** A scan goes to whoever asked last, wherever it came from: a scanner, or the camera. */
export const scanTaker = (isInField: boolean): ScanTaker | undefined =>
  takers.findLast(taker => !isInField || taker.inFields())

/** For forms and pages that take scans. The last resort comes after all of them, whenever it came itself. */
export function useScans(taker: ScanTaker, isLastResort = false): void {
  const latest = useRef(taker)
  latest.current = taker
  useEffect(() => {
    const own: ScanTaker = {
      take: scan => latest.current.take(scan),
      inFields: () => latest.current.inFields(),
    }
    if (isLastResort) takers.unshift(own)
    else takers.push(own)
    return () => void takers.splice(takers.indexOf(own), 1)
  }, [isLastResort])
}

interface ScannedPlace {
  requires: Permission
  /** The page of what was scanned; says itself that there is none. */
  find: (text: string) => Promise<string | undefined>
}

/** Where scans lead that no form takes. A scan right after the page has come waits until that is known. */
let register: (place: ScannedPlace) => void
export const scannedPlace = new Promise<ScannedPlace>(resolve => {
  register = resolve
})
export const registerScannedPlace = (place: ScannedPlace): void => register(place)
