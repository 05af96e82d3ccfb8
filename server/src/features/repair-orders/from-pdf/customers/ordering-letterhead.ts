import { letterheads, repairs } from '../document/letterheads.ts'
import { authorizationLabel, poNumberLabel } from '../labels/order-labels.ts'
import { shopLabel } from '../labels/party-labels.ts'
import { findLabelled, type Labelled } from '../lines/find-labelled.ts'
import type { Found, TextLine } from '../text-line.ts'
import { customerName } from './company-names.ts'
import { isInOthersName } from './paying-letterhead.ts'

/**
 * Who has others’ vehicles repaired orders from a vendor by a number of his own, and pays: a lessor, who manages a fleet, a
 * network for breakdowns. Not where the invoice gets another’s name.
 */
export function orderingLetterhead(lines: readonly TextLine[]): Found<string>[] {
  const vendors = findLabelled(lines, shopLabel, customerName, { needsSign: true, hasMany: false })
  const hasNumber = lines
    .slice(0, linesOfHead)
    .some(({ cells }) =>
      cells.some(({ text }) => [poNumberLabel, authorizationLabel].some(one => beginsWith(text, one))),
    )
  if (vendors.length === 0 || !hasNumber || isInOthersName(lines)) return []
  return letterheads(lines.slice(0, linesOfName), customerName, { isOfCustomer: true }).filter(
    ({ value }) => !repairs.test(value) && !vendors.some(vendor => vendor.value === value),
  )
}

/** `Authorization no.`, `Claim authorization:` */
function beginsWith(text: string, label: RegExp): boolean {
  const at = label.exec(text)?.index
  return at !== undefined && /^(?:\p{Lu}\p{L}+ )?$/u.test(text.slice(0, at))
}

/** Whose vehicle it is beside him. */
export const isClient = ({ label }: Labelled): boolean => ofClient.test(label)

/** A letterhead with its name, and all of it above what is to be done. */
const linesOfName = 3
const linesOfHead = 15

const ofClient = /^(?:lessee|(?:fleet )?client|(?:motor )?carrier|(?:contract|policy|warranty) ?holder)/
