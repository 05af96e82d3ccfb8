import type { SoldLine } from '#server/features/parts/index.ts'

export type Line = SoldLine & { parameter: string }

interface WithParts {
  parts: readonly { part_id: number; quantity: number; price: number }[]
}

/** The parts of all works, each with its field in the form. */
export const linesOf = (works: readonly WithParts[]): Line[] =>
  works.flatMap((work, i) =>
    work.parts.map((part, j) => ({
      part_id: part.part_id,
      quantity: part.quantity,
      price: part.price,
      parameter: `types_of_work.${i}.inventories.${j}.quantity`,
    })),
  )

/** The order as the stock functions need it. */
export const stockRepairOrder = (order: { id: number; order_number: string }) =>
  ({ kind: 'repair_order', id: order.id, number: order.order_number }) as const
