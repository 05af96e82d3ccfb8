import { type Kysely, sql } from 'kysely'
import { draftId, draftTab } from '#contract/records/drafts.ts'
import type { Database } from '#server/database/tables.ts'

interface NewDraft {
  userId: number
  id: string
  tab: string
  data: unknown
  now: Date
}

/** Stores a form's raw payload as this user's draft of the tab, valid or not. Invalid ids of a form or tab are ignored. */
export async function storeDraft(db: Kysely<Database>, draft: NewDraft): Promise<void> {
  const { userId, id, tab, now } = draft
  if (!draftId.safeParse(id).success || !draftTab.safeParse(tab).success) return
  const data = sql<string>`${JSON.stringify(draft.data ?? null)}::jsonb`
  await db
    .insertInto('drafts')
    .values({ user_id: userId, draft_id: id, tab, data, updated_at: now })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'draft_id', 'tab']).doUpdateSet({ data, updated_at: now }),
    )
    .execute()
}
