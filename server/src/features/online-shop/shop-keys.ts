import type { Kysely } from 'kysely'
import { shopErrors } from '#contract/online-shop/shop-errors.ts'
import type { ShopKey } from '#contract/online-shop/shop-key.ts'
import type { PageQuery } from '#server/database/lists/query.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'

export async function listShopKeys({ db }: Context, query: PageQuery) {
  const { data, meta } = await readPage(db, query, {
    matching: db.selectFrom('shop_keys').select('id'),
    count: 'exact',
    sorts: { created: ['created_at', 'id'] },
    rows: ids => keys(db).where('k.id', 'in', ids).execute(),
  })
  return { data: data.map(toKey), meta }
}

export const readShopKey = async (db: Kysely<Database>, id: number): Promise<ShopKey> =>
  toKey(await keys(db).where('k.id', '=', id).executeTakeFirstOrThrow())

export async function lockShopKey({ db }: Pick<Context, 'db'>, id: number) {
  const row = await db
    .selectFrom('shop_keys')
    .select(['id', 'name', 'webhook_url', 'revoked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw refusal(shopErrors.no_such_shop_key)
  return row
}

const keys = (db: Kysely<Database>) =>
  db
    .selectFrom('shop_keys as k')
    .leftJoin('users as u', 'u.id', 'k.created_by')
    .select([
      'k.id',
      'name',
      'source',
      'scopes',
      'prefix',
      'webhook_url',
      'k.created_by',
      'u.full_name',
      'k.created_at',
      'last_used_at',
      'revoked_at',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof keys>['execute']>>[number]

const toKey = ({ created_by, full_name, ...row }: Row): ShopKey => ({
  ...row,
  source: row.source as ShopKey['source'],
  scopes: row.scopes as ShopKey['scopes'],
  created_by: created_by === null ? null : { id: created_by, full_name: full_name! },
  created_at: unixSeconds(row.created_at),
  last_used_at: row.last_used_at && unixSeconds(row.last_used_at),
  revoked_at: row.revoked_at && unixSeconds(row.revoked_at),
})
