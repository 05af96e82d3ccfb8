import { sql } from 'kysely'
import { type FirstStepName, type FirstSteps, firstStepNames } from '#contract/company/first-steps.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import { companyId } from './company-id.ts'

export async function getFirstSteps({ db }: Pick<Context, 'db'>): Promise<FirstSteps> {
  const { rows } = await sql<Record<FirstStepName | 'is_dismissed' | 'has_orders', boolean>>`
    select
      company_name <> '' and address <> '' and city <> '' and state_id is not null and zip <> ''
        and phone is not null and email <> '' as company,
      logo_key is not null as logo,
      tax_labor is not null and tax_inventory is not null as taxes,
      exists (select from charges) or exists (select from repair_orders) as supplies,
      (select count(*) from (select from users where deleted_at is null limit 2) two) > 1 as staff,
      exists (select from units) as units,
      exists (select from parts where deleted_at is null) as parts,
      exists (select from customers) as customer,
      exists (select from repair_orders) or exists (select from parts_orders) as has_orders,
      first_steps_dismissed_at is not null as is_dismissed
    from company`.execute(db)
  const { is_dismissed, has_orders, ...done } = rows[0]!
  return { steps: firstStepNames.map(name => ({ name, is_done: done[name] })), is_dismissed, has_orders }
}

export async function dismissFirstSteps(context: Context): Promise<FirstSteps> {
  await context.db.updateTable('company').set({ first_steps_dismissed_at: context.now }).execute()
  announce(context, 'company', companyId)
  return getFirstSteps(context)
}
