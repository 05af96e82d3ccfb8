import type { Kysely } from 'kysely'
import { insertNumberedRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import { type Calendar, firstDay } from './calendar.ts'

/** Colors of the palette; at most ten tags of a type. */
const rows = [
  ['customer', 'Fleet account', '#1890ff'],
  ['customer', 'Owner-operator', '#52c41a'],
  ['customer', 'Slow payer', '#f5222d'],
  ['customer', 'Priority', '#fa8c16'],
  ['customer', 'PO required', '#722ed1'],
  ['trucks_and_trailer', 'Under warranty', '#52c41a'],
  ['trucks_and_trailer', 'DOT due', '#f5222d'],
  ['trucks_and_trailer', 'Reefer', '#13c2c2'],
  ['trucks_and_trailer', 'Local', '#2f54eb'],
  ['trucks_and_trailer', 'Recurring fault', '#fa541c'],
  ['trucks_and_trailer', 'For sale', '#eb2f96'],
  ['order', 'Rush', '#f5222d'],
  ['order', 'Back order', '#fa8c16'],
  ['order', 'Will call', '#1890ff'],
] as const

export type TagName = (typeof rows)[number][1]

export async function writeTags(db: Kysely<Database>, calendar: Calendar): Promise<Map<TagName, number>> {
  const ids = await insertNumberedRows(
    db,
    'tags',
    rows.map(([type, name, color], index) => ({
      type,
      name,
      color,
      created_at: calendar.at(firstDay, 8 * 60 + index),
    })),
  )
  return new Map(rows.map(([, name], index) => [name, ids[index]!]))
}
