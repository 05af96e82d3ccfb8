import type { ReactNode } from 'react'
import { PlainTableHead, type PlainTableHeading, plainCellClass } from './plain-table-head.tsx'

interface PlainTableColumn<Row> extends PlainTableHeading {
  render: (row: Row) => ReactNode
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
        <PlainTableHead columns={columns} />
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part may occur twice, and rows are never reordered
            <tr key={index}>
              {columns.map(column => (
                <td key={column.title} className={plainCellClass(column)}>
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
