import { isLabelCell } from '../labels/form-labels.ts'
import { cellAt, type TextLine, textOf } from '../text-line.ts'
import { repairs } from './letterheads.ts'

/** Who wrote the document: a customer, or another shop. */
export function whoWrites(lines: readonly TextLine[]): 'shop' | 'customer' | null {
  if (titlesIn(lines).length > 0 || isOrderOfShop(lines)) return 'shop'
  return byCustomer.test(lines.slice(0, 60).map(textOf).join('\n')) ? 'customer' : null
}

/** Its name, and `Repair order 118447`, as a shop calls what it has opened; who sends work out names a vendor. */
function isOrderOfShop(lines: readonly TextLine[]): boolean {
  const isIn = (some: readonly TextLine[], words: RegExp) =>
    some.some(({ cells }) => cells.some(({ text }) => words.test(text)))
  return (
    isIn(lines.slice(0, 5), ordersTitle) &&
    lines
      .slice(0, 3)
      .some(({ cells }) =>
        cells.some(({ text }) => repairs.test(text) && !ordersTitle.test(text) && !text.includes(':')),
      ) &&
    !isIn(lines, /^(?:\p{L}+ )?(?:vendor|supplier|facility|provider)(?!\p{L})/iu)
  )
}

const ordersTitle = /^repair order(?!\p{L}| (?:request|form|authori[sz]ation|approval))/iu

/** A shop has another do the work, and pays for it. */
export const isSublet = (lines: readonly TextLine[]): boolean =>
  lines.slice(0, 8).some(({ cells }) => cells.some(({ text }) => subletTitle.test(text)))

const subletTitle =
  /^(?:\p{L}+ )?sub-?let (?:\p{L}+ )?(?:orders?|requests?|p\.?o\.?|authori[sz]ation|ticket|form)(?!\p{L})/iu

/** Another shop's: the work is done, and until it is due it is to be paid. An estimate may come back approved. */
export const isInvoice = (lines: readonly TextLine[]): boolean =>
  titlesIn(lines).some(title => invoice.test(title))

const invoice = /invoice|factura|facture|сч[её]т|рахунок/iu

const titlesIn = (lines: readonly TextLine[]): string[] =>
  lines.slice(0, 20).flatMap((_, index) => shopsTitlesIn(lines, index))

/** `ESTIMATE`, `Repair invoice no. 30188`, `Invoice #` with a number beside or below it. */
function shopsTitlesIn(lines: readonly TextLine[], index: number): string[] {
  const { cells } = lines[index]!
  return cells.flatMap((cell, column) => {
    const [title = '', number] = shopsTitle.exec(cell.text) ?? []
    if (number === undefined) return []
    if (number === '' || /\d/.test(number)) return [title]
    const beside = [cells[column + 1], cellAt(lines[index + 1], cell)]
    return beside.some(other => other && !isLabelCell(other) && /\d/.test(other.text)) ? [title] : []
  })
}

const shopsTitle =
  /^(?!request|(?:shop|your|vendor|dealer) )(?:\p{L}+ ){0,2}(?:invoice|estimate|quot(?:e|ation)|factura|cotizaci[óo]n|presupuesto|facture|soumission|devis|estimation|сч[её]т|смета|рахунок|кошторис)s?\s*((?:#|№|nos?\b\.?|number|n[úu]m(?:ero)?\.?|n[º°])?[:\s]*(?:\S*\d\S*)?)$/iu

const byCustomer =
  /purchase order|(?<!\p{L})sublet(?!\p{L})|authori[sz]ation|(?:work|service|repair|maintenance|breakdown|shop) (?:request|order|ticket|form)|requisition|memorandum|dispatch|inspection|(?<!\p{L})p\.?o\.?\s*(?:#|no|number|(?:\p{Lu}{1,5}-?)?\d)|orden de (?:compra|trabajo|servicio)|solicitud|bon de commande|demande de (?:service|travail|r[ée]paration)|autorisation|r[ée]quisition|заявка|заказ|замовлення/iu
