import { findLabelled } from './find-labelled.ts'
import {
  authorizationLabel,
  orderNumberLabel,
  orderTitle,
  orderWord,
  poLabel,
  poNumberLabel,
} from './text-labels.ts'
import type { Found, TextLine } from './text-line.ts'

/** Purchase orders first: they are what the customer's invoice must name. Then authorizations, then other orders. */
export const findPoNumbers = (lines: readonly TextLine[]): Found<string>[] => [
  ...findLabelled(lines, poNumberLabel, poNumber),
  ...findLabelled(lines, poLabel, poNumber, { looksAround: false }),
  ...findLabelled(lines, poLabel, numbered),
  ...findLabelled(lines, authorizationLabel, poNumber),
  ...findLabelled(lines, orderNumberLabel, poNumber),
  ...findLabelled(lines, orderTitle, numbered),
  ...findLabelled(lines, orderWord, poNumber, { looksAround: false }),
]

/** Beside or below a title: `Purchase order`, `No. 4471`, or nothing else but the number. */
function numbered(text: string): string | null {
  if (/^(?=(?:.*\d){3})[A-Z\d/-]{4,25}$/.test(text)) return poNumber(text)
  const [, number] = /^(?:#|№|nos?\b|nbr|number|n[úu]m(?:ero)?|n[º°])[.:\s]*(\S.*)$/iu.exec(text) ?? []
  return number === undefined ? null : poNumber(number)
}

function poNumber(text: string): string | null {
  const [value] =
    /^(?:[#№:]\s*)?((?:\p{Lu}{1,5} (?=\d))?[\p{L}\d][\p{L}\d/-]{0,24})(?=$|[\s,;.|()])/u
      .exec(text)
      ?.slice(1) ?? []
  if (!value || !/\d/.test(value) || /^\d{1,4}[/-]\d{1,2}[/-]\d{2,4}$/.test(value)) return null
  if (/^\(?\d{3}\)?[- .]\d{3}[- .]\d{4}/.test(text)) return null
  return (inGroups.exec(text)?.[0] ?? value).toUpperCase()
}

/** `45KB8821 00193 7742`: nothing but groups of digits. */
const inGroups = /^(?=.{1,25}$)[A-Z\d-]*\d[A-Z\d-]*(?: [A-Z\d-]*\d{3}[A-Z\d-]*)+$/
