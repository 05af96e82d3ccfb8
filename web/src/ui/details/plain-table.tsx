import type { ReactNode } from 'react'
import { PlainTableHead, type PlainTableHeading, plainCellClass } from './plain-table-head.tsx'

interface PlainTableColumn<Row> extends PlainTableHeading {
  render: (row: Row) => ReactNode
}

interface PlainTableProps<Row> {
  columns: readonly PlainTableColumn<Row>[]
  rows: readonly Row[]
  /** Named for those who walk the page by keyboard: what is too wide scrolls. */
  label: string
  /** Tables below each other have their columns below each other. */
  isAligned?: boolean
}

/** Rows within a record's page that are read and neither sorted nor paged. */
export function PlainTable<Row>({ columns, rows, label, isAligned }: PlainTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="rb-plain-table-wrap" tabIndex={0} aria-label={label}>
      <table className={isAligned ? 'rb-plain-table rb-plain-table-aligned' : 'rb-plain-table'}>
        <PlainTableHead columns={columns} />
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part may stand in two rows, and none is moved
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
