import { taxGroups } from '#contract/charges/charge-amount.ts'
import { orderChargeKinds } from '#contract/charges/order-charge.ts'
import type { TypeOfWorkCharge, TypeOfWorkChargeInput } from '#contract/types-of-work/type-of-work-charge.ts'

// Charges in one cell of a file: `Towing; Balancing | × 2 | 15.25 | Sublet | Labor`. A saved charge has no price there.

type TypedCharge = Omit<TypeOfWorkChargeInput, 'id' | 'charge_id'>
export type ReadCharge = { text: string; charge?: TypedCharge }

const kindKey = (kind: string) => `charges.kinds.${kind}`
const taxKey = (group: string) => `charges.choices.taxed_as.${group}`
const discountedKey = 'charges.discounted'

export const chargesText = (charges: readonly TypeOfWorkCharge[], word: (key: string) => string): string =>
  charges
    .map(charge =>
      [
        quoted(charge.name),
        charge.quantity !== 1 && `× ${charge.quantity}`,
        ...(charge.charge_id === null
          ? [
              charge.price.toFixed(2),
              charge.taxed_as !== 'none' && word(taxKey(charge.taxed_as)),
              charge.is_discounted && word(discountedKey),
            ]
          : []),
        charge.kind !== 'fee' && word(kindKey(charge.kind)),
      ]
        .filter(text => text !== false)
        .join(' | '),
    )
    .join('; ')

/** `words`: what a key is in each language. Without `charge`: the text could not be read. */
export function readCharges(cell: string, words: (key: string) => readonly string[]): ReadCharge[] {
  return split(cell, ';').map(text => {
    const [name = '', ...further] = split(text, '|')
    const charge: TypedCharge = {
      name: name.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'),
      kind: 'fee',
      quantity: 1,
      taxed_as: 'none',
      is_discounted: false,
    }
    return further.every(one => apply(charge, one)) ? { text, charge } : { text }
  })

  function apply(charge: TypedCharge, text: string): boolean {
    const quantity = /^[×x]\s*(\d+(?:\.\d+)?)$/i.exec(text)
    const price = /^\$?(\d+(?:\.\d+)?)$/.exec(text)
    const is = (key: string) => words(key).some(word => word.toLowerCase() === text.toLowerCase())
    const taxed_as = taxGroups.find(group => is(taxKey(group)))
    const kind = orderChargeKinds.find(one => is(kindKey(one)))
    if (quantity) charge.quantity = Number(quantity[1])
    else if (price) charge.price = Number(price[1])
    else if (taxed_as) charge.taxed_as = taxed_as
    else if (kind) charge.kind = kind
    else if (is(discountedKey)) charge.is_discounted = true
    else return false
    return true
  }
}

const quoted = (name: string): string => (/[;|"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)

/** At a separator outside of quotes. */
const split = (text: string, separator: ';' | '|'): string[] =>
  (text.match(separator === ';' ? /(?:"[^"]*"|[^;"])+/g : /(?:"[^"]*"|[^|"])+/g) ?? [])
    .map(one => one.trim())
    .filter(one => one !== '')
