import { sql } from 'kysely'
import type { RepairOrderWork } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import { type RateSource, rateSourceOf } from '#contract/repair-orders/work-rate.ts'
import { toCents } from '#contract/shared/money.ts'
import { idsOf } from '#server/database/prepared.ts'
import { companyRate, customerRate } from '#server/features/company/index.ts'
import type { Context } from '#server/operation/context.ts'

type SavedWork = Pick<RepairOrderWork, 'id' | 'hourly_rate' | 'rate_source'>

/** Where the rate of each work is from. A saved row keeps its source with its rate. */
export async function rateSourcesOf(
  context: Context,
  works: RepairOrderInput['works'],
  { customerId, saved = [] }: { customerId: number; saved?: readonly SavedWork[] | undefined },
): Promise<(RateSource | null)[]> {
  const kept = works.map(work =>
    saved.find(({ id, hourly_rate }) => id === work.id && toCents(hourly_rate) === toCents(work.hourly_rate)),
  )
  if (kept.every(work => work !== undefined)) return kept.map(work => work.rate_source)
  const typeIds = works.flatMap(work => work.type_of_work_id ?? [])
  const { rows } = await sql<{
    customer: number | null
    company: number | null
    types: Record<string, number>
  }>`
    select ${companyRate}::float8 as company, ${customerRate(sql`${customerId}::bigint`)} as customer, (
      select coalesce(json_object_agg(t.id, coalesce(r.rate, t.hourly_rate)), '{}')
      from types_of_work t left join labor_rates r on r.id = t.labor_rate_id
      where t.id = any(${idsOf(typeIds)}) and r.is_default is not true
    ) as types`.execute(context.db)
  const { customer, company, types } = rows[0]!
  return works.map((work, i) => {
    const own = kept[i]
    if (own) return own.rate_source
    const type_of_work = types[work.type_of_work_id ?? 0] ?? null
    return rateSourceOf(work.hourly_rate, { type_of_work, customer, company })
  })
}
