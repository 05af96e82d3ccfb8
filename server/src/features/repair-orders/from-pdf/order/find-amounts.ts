import type { PdfAmountKind } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { amountLabels } from '../labels/amount-labels.ts'
import { isLabelCell } from '../labels/form-labels.ts'
import { AnyCase } from '../labels/text-label.ts'
import { cellInColumn, isHead } from '../lines/table-head.ts'
import { cellAt, type Found, once, placeOf, type TextCell, type TextLine } from '../text-line.ts'

export interface FoundAmount extends Found<number> {
  kind: PdfAmountKind
  label: string
}

/** Amounts of money: those with a label (`Total 1,284.50`), and others with a currency sign. */
export function findAmounts(lines: readonly TextLine[]): FoundAmount[] {
  const found: (FoundAmount & { isSure: boolean })[] = []
  lines.forEach((line, index) => {
    let before = wrappedInto(lines, index)
    for (const cell of line.cells) {
      let end = 0
      for (const match of cell.text.matchAll(amount)) {
        const own = cell.text.slice(end, match.index)
        end = match.index + match[0].length
        const rest = cell.text.slice(end)
        const [, signBefore, digits, signAfter] = match
        const hasSign = Boolean(signBefore || signAfter)
        const value = dollarsOf(digits!)
        if (
          value === null ||
          !(hasSign || /[.,]\d{2}$/.test(digits!) || (value >= 100 && isOfMoney(own, rest)))
        )
          continue
        const label = `${before} ${own}`.replace(/[\s:$.…_]+$/u, '').trim()
        const isLimit = isBound(own === cell.text.slice(0, match.index) ? `${before} ${own}` : own, rest)
        const below = isLimitBelow(lines, index, cell) ? 'limit' : null
        const kind = isLimit ? 'limit' : (kindOf(lastWords(own)) ?? below ?? kindOf(before))
        const isSure = isLimit || sure.test(own) || (own.trim() === '' && sure.test(before))
        if (kind || hasSign)
          found.push({ value, kind: kind ?? 'other', label: label.slice(-120), place: placeOf(line), isSure })
      }
      before = `${before} ${cell.text}`.trim().slice(-200)
    }
  })
  // What was approved of each line is no limit beside the one of all.
  const isLimited = found.some(({ kind, isSure }) => kind === 'limit' && isSure)
  const amounts = found.map(({ isSure, kind, ...one }) => ({
    ...one,
    kind: kind === 'limit' && isLimited && !isSure ? ('other' as const) : kind,
  }))
  const named = amounts.filter(one => one.kind !== 'other')
  const others = amounts.filter(one => one.kind === 'other')
  return once([...named, ...others], one => `${one.kind} ${one.value}`, 40)
}

const sure =
  /(?<!\p{L})(?:exceed|limit|max(?:imum)?|cap|nte|ceiling|up to|l[íi]mite|m[áa]ximo|tope|лимит|ліміт|не более|не більше)(?!\p{L})/iu

/** In a form of boxes: the label is above. What a whole column is called says nothing of a sum. */
function isLimitBelow(lines: readonly TextLine[], index: number, cell: TextCell): boolean {
  const line = lines[index - 1]
  const above =
    line && isHead(line)
      ? line.cells.find(column => cellInColumn(lines[index]!, line, column) === cell)
      : cellAt(line, cell)
  return above !== undefined && isLabelCell(above) && kindOf(above.text) === 'limit'
}

/** The sentence that the line goes on with. */
function wrappedInto(lines: readonly TextLine[], index: number): string {
  const [line, above] = [lines[index]!, lines[index - 1]]
  const [cell, upper] = [line.cells[0], above?.cells.at(-1)]
  const goesOn =
    above?.page === line.page && !line.isAfterGap && line.cells.length === 1 && above.cells.length === 1
  return goesOn && cell && upper && Math.abs(cell.from - upper.from) < 3 && upper.text.length > 40
    ? lastWords(upper.text)
    : ''
}

/** `twelve hundred ($1,200)` */
const withoutWords = (text: string): string => text.replace(inWords, '')

const inWords =
  /(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|and|dollars)[\s,(-]*)+$/iu

/** `don’t go over $900`, `call me if it passes $900`, `$900 max`: whoever says so, says how far to go. */
const isBound = (before: string, after: string): boolean => {
  const said = withoutWords(lastWords(before))
  return (bound.test(said) && !ofOthers.test(said)) || boundAfter.test(after)
}

const bound =
  /(?<!\p{L})(?:over|above|beyond|exceed(?:s|ing)?|past|pass(?:es|ing)?|(?:more|greater|higher|less) than|under|below|within|at most|up to|arriba de|(?:por )?encima de|m[áa]s de|menos de|pas[ae]n? de|pasar de|exceder de|rebasar(?: los)?|exced[ae]n?(?: de)?|hasta|дорож\p{L}*|дороже|превы[шс]\p{L}+|перевищ\p{L}+|больше|более|свыше|выше|в пределах|до|понад|більше|у межах)(?: (?:the|a|total(?: of)?|los|las|сумм\p{L}+|чем|ніж))?[\s:]*$/iu
const ofOthers =
  /(?<!\p{L})(?:discounts?|parts|items?|invoices?|orders|purchases|liability|insurance|facturas|piezas)(?!\p{L})/iu
/** `not to cost more than 800` */
const isOfMoney = (before: string, after: string): boolean =>
  priceWord.test(lastWords(before)) || /^ to spend/.test(after)

const priceWord = /(?:дорож\p{L}*|gast\p{L}+|spend\p{L}*|cost\p{L}*)(?: \p{L}+){0,3}\s*$/iu
const boundAfter =
  /^[\s,;–—-]*(?:max(?:imum)?|limit|cap|ceiling|tops?|to spend|or less|not to (?:be )?exceed(?:ed)?|(?:and )?then call|without (?:any |further |prior |my |our )?(?:contact|approval|authori[sz]ation|call(?:ing)?)|tope|m[áa]ximo|como m[áa]ximo|макс|максимум)(?!\p{L})/iu

const currency = 'US ?\\$|USD|\\$'
const currencyWords = `${currency}|(?:dollars?|bucks|d[óo]lares|dlls?|долл|дол|usd)`
const amount = new RegExp(
  `(?<![\\p{L}\\d.,/:-])(${currency})?\\s?(\\d{1,3}(?:[ \\u00a0,.]\\d{3})+(?:[.,]\\d{2})?|\\d{1,9}(?:[.,]\\d{2})?)` +
    `(?![\\d/:%-]|[.,]\\d|\\s?%)(?:\\s?(${currencyWords}))?`,
  'gu',
)

/** `1,284.50`, `1.284,50` and `1 284,50` alike: a mark before exactly two last digits is the decimal one. */
function dollarsOf(digits: string): number | null {
  const [, whole = digits, cents = ''] = /^(.*)[.,](\d{2})$/.exec(digits) ?? []
  const value = Number(`${whole.replace(/\D/g, '')}.${cents || '00'}`)
  return value > 0 && value < 10_000_000 ? value : null
}

/** A label of an earlier sentence says nothing of the amount. */
const lastWords = (text: string): string => text.split(/[.!?]\s+(?=\p{Lu})/u).at(-1)!

/** The last label counts: `Parts and labor total` is the total. */
function kindOf(text: string): PdfAmountKind | null {
  let last: { kind: PdfAmountKind; end: number } | null = null
  for (const [kind, label] of amountLabels) {
    for (const match of text.matchAll(new AnyCase(label, 'gu'))) {
      const end = match.index + match[0].length
      if (!last || end > last.end) last = { kind, end }
    }
  }
  return last?.kind ?? null
}
