import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PartChoice } from '#contract/parts/part.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { request } from '#web/api/request.ts'
import { notify } from '#web/shell/notices.ts'
import { useScans } from '#web/shell/scanner/scans.ts'

const longestNumber = 100

/** The part that a scanned number names. Without one a notice leads to the search, unless it may be meant for a field. */
export async function scannedPart(text: string, isForField = false): Promise<PartChoice | undefined> {
  const found = await partsWithNumber(text)
  if (!found) return undefined
  if (found.length === 1) return found[0]
  if (!isForField)
    notify.warning(found.length === 0 ? 'parts.scan.none' : 'parts.scan.several', {
      params: { number: text },
      link: { to: '/parts', search: { search: text }, title: 'parts.scan.search' },
    })
  return undefined
}

async function partsWithNumber(text: string): Promise<PartChoice[] | undefined> {
  if (text.length > longestNumber) return []
  try {
    return (await request(partEndpoints.shortListParts, { query: { number: text } })).data
  } catch {
    // The notice has said it.
    return undefined
  }
}

/**
 * For a form that takes parts: `useScannedPart(part => add(part))`. Outside of fields every scan is for it; in its fields
 * those that name a part, and the field then has again what it had.
 */
export function useScannedPart(
  take: (part: PartChoice, from: Element | null) => void,
  isShown: () => boolean = () => true,
): void {
  const latest = useRef(take)
  latest.current = take
  const [due, setDue] = useState<() => void>()
  useScans({
    inFields: isShown,
    async take({ text, from, field }) {
      const part = await scannedPart(text, field !== undefined)
      if (!part) return
      const goOn = field?.giveBack()
      const act = () => {
        flushSync(() => latest.current(part, from))
        goOn?.()
      }
      // Forms draw what is typed when they have time, and a change is made to what is drawn: after all of it.
      startTransition(() => setDue(() => act))
    },
  })
  useEffect(() => {
    if (due) setTimeout(due)
  }, [due])
}
