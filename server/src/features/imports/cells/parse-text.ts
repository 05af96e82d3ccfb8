import type { importDoubts } from '#contract/imports/import-doubts.ts'
import { bytesIn, hasUnreadableBytes, withBytesGuessed, withBytesShown } from '../read/unreadable-bytes.ts'

export interface CellDoubt {
  code: keyof typeof importDoubts
  before: string
  after: string
  params?: Record<string, string | number>
}

interface TextRules {
  isEncodingGuessed: boolean
  /** A number, or a text of which every sign counts. */
  isCode: boolean
}

/** The text of a cell, with what a program may have made of it on its way here. */
export function parseText(cell: string, rules: TextRules): { text: string; doubts: CellDoubt[] } {
  const { text, doubts } = decoded(cell, rules)
  if (isErrorCell.test(text) || (rules.isCode && isNoValue.test(text))) {
    const code = isErrorCell.test(text) ? 'import_error_cell' : 'import_no_value'
    return { text: '', doubts: [{ code, before: text, after: '' }] }
  }
  const code = rules.isCode ? spreadsheetTrace(text) : undefined
  return { text, doubts: code ? [...doubts, { code, before: text, after: text }] : doubts }
}

function decoded(cell: string, { isEncodingGuessed }: TextRules): { text: string; doubts: CellDoubt[] } {
  if (hasUnreadableBytes(cell)) {
    const text = withBytesGuessed(cell)
    const params = { bytes: bytesIn(cell) }
    return {
      text,
      doubts: [{ code: 'import_byte_unreadable', before: withBytesShown(cell), after: text, params }],
    }
  }
  if (!isEncodingGuessed || !/[^ -~\s]/.test(cell)) return { text: cell, doubts: [] }
  const before = cell.replace(/[^ -~\s]/g, '\ufffd')
  return { text: cell, doubts: [{ code: 'import_encoding_guessed', before, after: cell }] }
}

const isErrorCell =
  /^#(N\/A|DIV\/0!|REF!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA)$/i

const isNoValue = /^(n\/a|n\.a\.|na|none|null|nil|tbd|unknown|\?+|-+|—)$/i

/** What a spreadsheet makes of a part number: `1.23457E+11`, `12-Oct`, `TRUE`. */
function spreadsheetTrace(text: string): CellDoubt['code'] | undefined {
  if (/^-?\d([.,]\d+)?E\+\d{2,}$/i.test(text) || /^\d{15,}0{2,}$/.test(text)) return 'import_digits_lost'
  if (spreadsheetDates.some(date => date.test(text))) return 'import_looks_like_date'
  if (/^(true|false)$/i.test(text)) return 'import_looks_like_boolean'
  return undefined
}

const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'

const spreadsheetDates = [
  new RegExp(`^\\d{1,2}-${month}(-\\d{2,4})?$`, 'i'), // 12-Oct, 12-Oct-26
  new RegExp(`^${month}-\\d{2,4}$`, 'i'), // Oct-26
  /^\d{4}-\d\d-\d\d( \d.*)?$/, // 2026-10-12, 2026-10-12 0:00
  /^\d{1,2}\/\d{1,2}\/(\d{2}|\d{4})( \d.*)?$/, // 10/12/26, 10/12/2026 0:00
]
