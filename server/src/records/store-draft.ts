import { type Kysely, sql } from 'kysely'
import { draftId, draftTab } from '#contract/records/drafts.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import type { Database } from '#server/database/tables.ts'
import { refusal } from '#server/operation/refusal.ts'

interface NewDraft {
  userId: number
  id: string
  tab: string
  data: unknown
  now: Date
}

/** More than a person types, so that a script cannot fill the disk. */
const most = { drafts: 100, kb: 256 }

/** Stores the form's payload, valid or not. Invalid ids of a form or tab are ignored. */
export async function storeDraft(db: Kysely<Database>, draft: NewDraft): Promise<void> {
  const { userId, id, tab, now } = draft
  if (!draftId.safeParse(id).success || !draftTab.safeParse(tab).success) return
  const text = JSON.stringify(draft.data ?? null)
  if (Buffer.byteLength(text) > most.kb * 1024) throw refusal(recordErrors.drafts_full)
  await refuseTooMany(db, draft)
  const data = sql<string>`${text}::jsonb`
  await db
    .insertInto('drafts')
    .values({ user_id: userId, draft_id: id, tab, data, updated_at: now })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'draft_id', 'tab']).doUpdateSet({ data, updated_at: now }),
    )
    .execute()
}

/** The browser keeps a refused draft in its tab. */
async function refuseTooMany(db: Kysely<Database>, { userId, id, tab }: NewDraft): Promise<void> {
  const others = await db
    .selectFrom('drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(({ eb, or }) => or([eb('draft_id', '!=', id), eb('tab', '!=', tab)]))
    .executeTakeFirstOrThrow()
  if (others.count >= most.drafts) throw refusal(recordErrors.drafts_full)
}
