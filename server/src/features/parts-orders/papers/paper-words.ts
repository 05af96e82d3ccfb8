import type { Selectable } from 'kysely'
import { dateIn, shownDate } from '#contract/shared/dates.ts'
import type { Database } from '#server/database/tables.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import type { Translate } from '#server/platform/translations.ts'
import type { PrintedPartsOrder } from './printed-parts-order.ts'

export type Company = Selectable<Database['company']>

export const checkoutDay = (order: PrintedPartsOrder, company: Company): string =>
  shownDate(dateIn(company.timezone, unixSeconds(order.checked_out_at!)))

export const labelsOf = <Name extends string>(t: Translate, names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map(name => [name, t(`billing.papers.${name}`)])) as Record<Name, string>
