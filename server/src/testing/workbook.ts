import { strToU8, zipSync } from 'fflate'

/** A text, a number, or a number or other value in one of `formats`. */
export type SheetCell =
  | string
  | number
  | { value: number; format: number }
  | { error: string }
  | { flag: boolean }

export interface Sheet {
  name: string
  rows: readonly (readonly SheetCell[])[]
  isHidden?: boolean
}

/** Formats of cells, by their place: a day, a number of seven digits, one that Excel has for days of a month. */
export const cellFormats = { day: 1, sevenDigits: 2, dayOfMonth: 3, dollars: 4 } as const

/** A workbook as Excel writes one; a cell that begins with `<` is given as it is. */
export function workbook(...sheets: readonly Sheet[]): Buffer {
  const parts = sheets.map(({ name, isHidden = false }, at) => ({
    name,
    isHidden,
    id: `r${at + 1}`,
    number: at + 1,
  }))
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets>${parts
      .map(
        ({ name, isHidden, id, number }) =>
          `<sheet name="${name}" sheetId="${number}" ${isHidden ? 'state="hidden" ' : ''}r:id="${id}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${parts
      .map(
        ({ id, number }) =>
          `<Relationship Id="${id}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      )
      .join('')}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts count="2"><numFmt numFmtId="165" formatCode="0000000"/><numFmt numFmtId="166" formatCode="&quot;$&quot;#,##0.00"/></numFmts><cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="16" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map(({ rows }, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(rows)])),
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function sheetXml(rows: Sheet['rows']): string {
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((value, column) => cellXml(value, `${letter(column)}${row + 1}`)).join('')}</row>`,
  )
  return `<worksheet ${main}><sheetData>${lines.join('')}</sheetData><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells></worksheet>`
}

const letter = (column: number) => String.fromCharCode(65 + column)

function cellXml(value: SheetCell, place: string): string {
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
  if (typeof value === 'string')
    return value.startsWith('<') ? value : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
  if ('error' in value) return `<c r="${place}" t="e"><v>${value.error}</v></c>`
  if ('flag' in value) return `<c r="${place}" t="b"><v>${Number(value.flag)}</v></c>`
  return `<c r="${place}" s="${value.format}"><v>${value.value}</v></c>`
}
