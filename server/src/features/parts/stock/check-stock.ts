import { sql } from 'kysely'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import type { Context } from '#server/operation/context.ts'
import { unixSeconds } from '#server/platform/clock.ts'

const maxShown = 100

interface Difference {
  id: number
  name: string
  stock_number: string
  on_hand: string
  moved: string
  reserved: string
  held: string
  count: number
}

/** Compares the stock of all parts, including deleted ones, with the sum of the ledger. */
export async function checkStock({ db, now }: Context) {
  return inSnapshot(db, async db => {
    const { rows } = await sql<Difference>`
      select p.id, p.name, p.stock_number, s.on_hand, coalesce(m.moved, 0) as moved, s.reserved,
        coalesce(r.held, 0) as held, count(*) over () as count
      from parts p
      join part_stock s on s.part_id = p.id
      left join (select part_id, sum(change) as moved from stock_movements group by part_id) m on m.part_id = p.id
      left join (select part_id, sum(quantity) as held from reservations group by part_id) r on r.part_id = p.id
      where s.on_hand <> coalesce(m.moved, 0) or s.reserved <> coalesce(r.held, 0)
      order by p.id
      limit ${maxShown}`.execute(db)
    const { rows: totals } = await sql<{ parts: number; movements: number }>`
      select (select count(*) from part_stock) as parts, (select count(*) from stock_movements) as movements`.execute(
      db,
    )
    return {
      checked_at: unixSeconds(now),
      ...totals[0]!,
      count: rows[0]?.count ?? 0,
      differences: rows.map(({ count: _, on_hand, moved, reserved, held, ...part }) => ({
        ...part,
        on_hand: Number(on_hand),
        moved: Number(moved),
        reserved: Number(reserved),
        held: Number(held),
      })),
    }
  })
}
