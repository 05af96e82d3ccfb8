import { type Kysely, sql } from 'kysely'
import { prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import type { SoldLine } from '#server/features/parts/index.ts'

export type Line = Omit<SoldLine, 'amount'> & { parameter: string }

interface WithParts {
  parts: readonly { part_id: number; quantity: number; price: number }[]
}

export const linesOf = (works: readonly WithParts[]): Line[] =>
  works.flatMap((work, i) =>
    work.parts.map((part, j) => ({
      part_id: part.part_id,
      quantity: part.quantity,
      price: part.price,
      parameter: `types_of_work.${i}.inventories.${j}.quantity`,
    })),
  )

export async function readLines(db: Kysely<Database>, orderId: number): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select ${prepared} l.part_id, l.quantity::float8 as quantity, l.price::float8 as price,
      format('types_of_work.%s.inventories.%s.quantity', w.position, l.position) as parameter
    from repair_order_works w
    join repair_order_parts l on l.work_id = w.id
    where w.order_id = ${orderId}
    order by w.position, l.position`.execute(db)
  return rows
}

export const stockRepairOrder = (order: { id: number; order_number: string }) =>
  ({ kind: 'repair_order', id: order.id, number: order.order_number }) as const
