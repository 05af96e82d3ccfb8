import { type Kysely, sql } from 'kysely'
import { draftId as draftIdShape } from '#contract/records/drafts.ts'
import type { Database } from '#server/database/tables.ts'

/** Stores a form's raw payload as this user's draft, valid or not. An id that names no form is ignored. */
export async function storeDraft(
  db: Kysely<Database>,
  userId: number,
  draftId: string,
  payload: unknown,
  now: Date,
): Promise<void> {
  if (!draftIdShape.safeParse(draftId).success) return
  const data = sql<string>`${JSON.stringify(payload ?? null)}::jsonb`
  await db
    .insertInto('drafts')
    .values({ user_id: userId, draft_id: draftId, data, updated_at: now })
    .onConflict(conflict => conflict.columns(['user_id', 'draft_id']).doUpdateSet({ data, updated_at: now }))
    .execute()
}
