import { type TextLine, textOf } from '../text-line.ts'
import { repairs } from './letterheads.ts'

/** Of a chat, without what a shop says in it: `9:12 AM - Bluestem Diesel: WO 20418 is open` names an order of the shop's own. */
export function withoutShopsMessages(lines: readonly TextLine[]): readonly TextLine[] {
  const heads = lines.map(line => messageHead.exec(textOf(line))?.[1])
  const speakers = new Set(heads.filter(name => name !== undefined))
  const isShop = (name: string) => repairs.test(name)
  if (![...speakers].some(isShop) || [...speakers].every(isShop)) return lines
  let speaker = ''
  return lines.filter((_, index) => {
    speaker = heads[index] ?? speaker
    return !isShop(speaker)
  })
}

/** `[10/8/26, 9:12 AM] Ana Ruiz: `, `Oct 8, 9:12 AM - Ana Ruiz: ` */
const messageHead =
  /^\[?[^\]:]{0,24}?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?\]?(?: [-–—])? (\p{Lu}[^:]{1,40}): /iu
