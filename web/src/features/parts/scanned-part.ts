import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PartChoice } from '#contract/parts/part.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { request } from '#web/api/request.ts'
import { notify } from '#web/shell/notices.ts'
import { type Scan, useScans } from '#web/shell/scanner/scans.ts'

const longestNumber = 100

/** Finds a part by its scanned number. Otherwise a notice links to the search. */
export async function scannedPart({ text, usText }: Scan): Promise<PartChoice | undefined> {
  let found = await partsWithNumber(text)
  if (found?.length === 0 && usText) found = await partsWithNumber(usText)
  if (!found) return undefined
  if (found.length === 1) return found[0]
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
    return undefined
  }
}

/**
 * For forms that take parts: `useScannedPart(part => add(part))`. Takes every scan outside of fields; in a
 * field only part numbers, and restores the field's value; what is none stays in the field.
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
    async handle(scan) {
      const { from, field } = scan
      const part = await scannedPart(scan)
      if (!part) return
      const goOn = field?.giveBack()
      const act = () => {
        flushSync(() => latest.current(part, from))
        goOn?.()
      }
      // Typed input renders as a transition, so the change is applied after it.
      startTransition(() => setDue(() => act))
    },
  })
  useEffect(() => {
    if (due) setTimeout(due)
  }, [due])
}
