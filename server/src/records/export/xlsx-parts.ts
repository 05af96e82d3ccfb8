import type { ExportContent } from './export-content.ts'
import { isLikeFormula } from './formula-guard.ts'
import type { CellValue } from './list-export.ts'
import { serialOf } from './serial-date.ts'

// Parts of a spreadsheet by ECMA-376: no formulas, no macros, text within the cells.

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Indices in `cellXfs`. A literal stays text when edited, even if it begins like a formula. */
const styles = { title: 1, money: 2, date: 3, moment: 4, literal: 5 }

const styleSheet = `${declaration}<styleSheet xmlns="${main}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="6"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/></cellXfs>
</styleSheet>`

export function bookParts(name: string, sheets: number): Record<string, string> {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1)
  return {
    'xl/styles.xml': styleSheet,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbers
      .map(number => `<sheet name="${sheetName(name, number)}" sheetId="${number}" r:id="s${number}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ['styles', 'styles', 'styles.xml'],
      ...numbers.map(number => [`s${number}`, 'worksheet', `worksheets/sheet${number}.xml`] as const),
    ]),
    '_rels/.rels': relationships([['book', 'officeDocument', 'xl/workbook.xml']]),
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${numbers
      .map(
        number =>
          `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`,
      )
      .join('')}</Types>`,
  }
}

const relationships = (of: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${of
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

export const sheetStart = (titles: readonly string[], widths: readonly number[]): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>${row(1, titles, () => styles.title)}`

export const sheetEnd = '</sheetData></worksheet>'

/** `number` counts from 1, with the titles. */
export const sheetRow = (
  number: number,
  cells: readonly CellValue[],
  formats: ExportContent['formats'],
): string => row(number, cells, index => (formats[index] ? styles[formats[index]] : 0))

const row = (number: number, cells: readonly CellValue[], styleOf: (index: number) => number): string =>
  `<row r="${number}">${cells.map((value, index) => cell(`${letters(index)}${number}`, value, styleOf(index))).join('')}</row>`

/** The reference is optional in the standard, but some programs need it. */
function cell(place: string, value: CellValue, style: number): string {
  if (value === null || value === '') return `<c r="${place}"${styled(style)}/>`
  const number = typeof value === 'number' ? value : isOfTime(style) ? serialOf(value) : null
  if (number !== null) return `<c r="${place}"${styled(style)}><v>${number}</v></c>`
  const shown = isLikeFormula(value) ? styles.literal : style
  return `<c r="${place}"${styled(shown)} t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`
}

const styled = (style: number): string => (style === 0 ? '' : ` s="${style}"`)

const isOfTime = (style: number): boolean => style === styles.date || style === styles.moment

/** 0 -> `A`, 25 -> `Z`, 26 -> `AA`. */
const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** Excel forbids some characters and more than 31 of them. */
const sheetName = (name: string, number: number): string =>
  escaped(`${name.replace(/[*?:\\/[\]']/g, ' ').slice(0, 25)}${number > 1 ? ` ${number}` : ''}`)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML has no control characters. */
const escaped = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '').replace(/[&<>"]/g, sign => entities[sign]!)
