import papaparse from 'papaparse'

export interface CsvRow {
  cells: string[]
  /** Its quotes do not pair, so they were read as part of the text. */
  hasUnpairedQuotes: boolean
}

/** Rows of a text. A row with quotes that do not pair ends with its line, so that it swallows no other row. */
export function readCsv(text: string, separator: string): CsvRow[] {
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: separator })
  const width = Math.max(...data.slice(0, 15).map(({ length }) => length), 0)
  const isFaulty = (cells: readonly string[]) => cells.some(cell => swallowsRows(cell, separator, width))
  if (!errors.some(isOfQuotes) && !data.some(isFaulty))
    return data.map(cells => ({ cells, hasUnpairedQuotes: false }))
  return readByFaults(text, separator, isFaulty)
}

/** Continues after the line of each fault. */
function readByFaults(
  text: string,
  separator: string,
  isFaulty: (cells: readonly string[]) => boolean,
): CsvRow[] {
  const rows: CsvRow[] = []
  const newline = /\r\n|\n|\r/.exec(text)?.[0] === '\r' ? '\r' : '\n'
  let from = 0
  while (from < text.length) {
    let read = 0
    papaparse.parse<string[]>(text.slice(from), {
      delimiter: separator,
      step({ data, errors, meta }, parser) {
        if (errors.some(isOfQuotes) || isFaulty(data)) return parser.abort()
        rows.push({ cells: data, hasUnpairedQuotes: false })
        read = meta.cursor
      },
    })
    from += read
    if (from >= text.length) break
    const end = text.indexOf(newline, from)
    const line = text.slice(from, end === -1 ? text.length : end).replace(/\r$/, '')
    rows.push({ cells: cellsOfLine(line, separator), hasUnpairedQuotes: true })
    from = end === -1 ? text.length : end + 1
  }
  return rows
}

const isOfQuotes = ({ type }: papaparse.ParseError): boolean => type === 'Quotes'

/** Whether a cell holds lines with as many cells as a row: its quotes belong to different rows. */
const swallowsRows = (cell: string, separator: string, width: number): boolean =>
  width > 2 &&
  /[\r\n]/.test(cell) &&
  cell.split(/\r\n|\n|\r/).some((line, at, { length }) => {
    const isWhole = at > 0 && at < length - 1
    return line.split(separator).length >= (isWhole ? width : Math.ceil(width / 2) + 1)
  })

/** Quotes count where they enclose a cell. */
function cellsOfLine(line: string, separator: string): string[] {
  const escaped = separator === '|' ? '\\|' : separator
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${escaped}]*))(${escaped}|$)`, 'y')
  const cells: string[] = []
  while (true) {
    const [, quoted, plain = '', end] = cell.exec(line)!
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    if (!end) return cells
  }
}
