import type { ReactNode } from 'react'
import { WholeWords } from '../text/whole-words.tsx'
import './plain-table.css'

interface PlainTableColumn<Row> {
  title: string
  render: (row: Row) => ReactNode
  isNumber?: boolean
  /** Hidden on a phone. */
  isWide?: boolean
}

interface PlainTableProps<Row> {
  columns: readonly PlainTableColumn<Row>[]
  rows: readonly Row[]
  /** Accessible name of the scrollable region. */
  label: string
  /** Aligns the columns of several tables. */
  isAligned?: boolean
}

/** A read-only table without sorting and paging. */
export function PlainTable<Row>({ columns, rows, label, isAligned }: PlainTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="rb-plain-table-wrap" tabIndex={0} aria-label={label}>
      <table className={isAligned ? 'rb-plain-table rb-plain-table-aligned' : 'rb-plain-table'}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.title} scope="col" className={cellClass(column)}>
                <WholeWords text={column.title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part may occur twice, and rows are never reordered
            <tr key={index}>
              {columns.map(column => (
                <td key={column.title} className={cellClass(column)}>
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const cellClass = ({ isNumber, isWide }: Pick<PlainTableColumn<never>, 'isNumber' | 'isWide'>) =>
  [isNumber && 'rb-plain-number', isWide && 'rb-plain-wide'].filter(Boolean).join(' ') || undefined
