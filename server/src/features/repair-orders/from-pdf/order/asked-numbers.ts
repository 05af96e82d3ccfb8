import { AnyCase } from '../labels/text-label.ts'
import { type TextLine, textOf } from '../text-line.ts'

/** What number a sentence wants on the invoice: `Our claim number must be shown on the invoice.` is `claim`. */
export function askedFor(lines: readonly TextLine[]): string | undefined {
  const text = lines.map(textOf).join(' ')
  return asking.flatMap(words => words.exec(text)?.slice(1).find(Boolean) ?? [])[0]?.toLowerCase()
}

const named =
  '(?:our |the |this )?(claim|case|event|incident|file|dispatch|reference|call|assignment|loss|siniestro)(?: number| no\\.?| #| id)(?: \\S*\\d\\S*)?'
const invoice = '(?:invoices?|bills?|billing)(?!\\p{L})'
/** Up to so many words of the sentence, and nothing else to show it on. */
const words = (most: number): string =>
  `(?:[ ,]+(?!(?:invoices?|bills?|estimates?|photos?|parts?|tags?)(?!\\p{L}))(?:[^\\s,.!?;]|\\.(?! ))+){0,${most}}`
const verb =
  '(?:show|put|list|quote|reference|write|include|note|cite|mention|state|print|contain|bear|carry)'

const asking: readonly RegExp[] = [
  `${named} (?:must|should|has to|needs to|is to) (?:be (?:shown|printed|written|noted|listed|quoted|included|referenced) |appear |be )(?:on|in)${words(3)} ${invoice}`,
  `(?<!\\p{L})${verb} ${named}${words(6)} (?:on|in)(?: (?:the|your|every|all|each|any))?(?: final)? ${invoice}`,
  `(?<!\\p{L})${invoice}${words(4)} ${verb}s? ${named}`,
  // `Make the invoice out to our insured, and quote our claim number on it.`
  `(?<!\\p{L})${invoice}${words(20)} ${verb} ${named} on (?:it|them)(?!\\p{L})`,
  `(?<!\\p{L})${invoice}${words(20)},? (?:with|without|under|referencing|showing|including|citing|quoting) ${named}`,
  `(?<!\\p{L})facturas?${words(6)} (?:el )?n[úu]mero de(?:l)? (siniestro|caso|evento|reporte)`,
].map(one => new AnyCase(one, 'u'))

/** `RE: Authorization to repair`, `You may begin repairs`: not `This is no authorization to repair`. */
export const allowsRepair = (lines: readonly TextLine[]): boolean =>
  lines.some(line => subject.test(textOf(line))) || allowing.test(lines.map(textOf).join(' '))

const subject = /^(?:re|subject)\s*:\s*(?:\p{L}+ ){0,2}(?:authori[sz]ation|approval)(?!\p{L})/iu
const allowing =
  /(?<!\p{L})(?:we (?:hereby |have )?(?:authori[sz]ed?|approved?) (?:the |these |your )?(?:repairs?|estimate|supplement)|you may (?:now )?(?:begin|start|proceed with|go ahead with|commence) (?:the |with )?repairs?|repairs? (?:is|are) (?:hereby )?(?:authori[sz]ed|approved))(?!\p{L})/iu
