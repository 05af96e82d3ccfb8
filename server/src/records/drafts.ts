import { sql } from 'kysely'
import { draftEndpoints } from '#contract/records/drafts.ts'
import type { Context } from '#server/operation/context.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { storeDraft } from './store-draft.ts'

const draftDays = 30

/** A person's unfinished forms. Nobody else sees them; after 30 days untouched they are gone. */
export const drafts = defineFeature({
  name: 'drafts',
  endpoints: draftEndpoints,
  handlers: {
    // Usually there is none when a form is opened; that is not an error.
    getDraft: async (context, { params }) => ({ data: (await findDraft(context, params.id)) ?? null }),
    async saveDraft(context, { params, body }) {
      await storeDraft(context.db, context.user.id, params.id, body.data, context.now)
      return { data: (await findDraft(context, params.id))! }
    },
    async dropDraft(context, { params }) {
      await context.db
        .deleteFrom('drafts')
        .where('user_id', '=', context.user.id)
        .where('draft_id', '=', params.id)
        .execute()
    },
  },
  jobs: {
    'drafts.forget': async shop => {
      await shop.db
        .deleteFrom('drafts')
        .where(
          'updated_at',
          '<',
          sql<Date>`${shop.clock.now()}::timestamptz - make_interval(days => ${draftDays})`,
        )
        .execute()
    },
  },
  schedules: { 'drafts.forget': '17 4 * * *' },
})

async function findDraft(context: Context, draftId: string) {
  const row = await context.db
    .selectFrom('drafts')
    .select(['draft_id', 'data', 'updated_at'])
    .where('user_id', '=', context.user.id)
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  return row && { id: row.draft_id, data: row.data, updated_at: unixSeconds(row.updated_at) }
}
