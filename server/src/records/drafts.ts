import { sql } from 'kysely'
import { draftEndpoints } from '#contract/records/drafts.ts'
import type { Context } from '#server/operation/context.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { storeDraft } from './store-draft.ts'

const draftDays = 30

const maxTabs = 20

/** Private to their user; removed after 30 days without a change. */
export const drafts = defineFeature({
  name: 'drafts',
  about: 'What a person typed into a form and has not saved.',
  endpoints: draftEndpoints,
  handlers: {
    // A form usually has no draft; that is no error.
    async getDraft(context, { params }) {
      const [data = null, ...others] = await findDrafts(context, params.id)
      return { data, others }
    },
    async saveDraft({ db, user, now }, { params: { id }, body: { tab, data } }) {
      await storeDraft(db, { userId: user.id, id, tab, data, now })
      return { data: { id, tab, data: data ?? null, updated_at: unixSeconds(now) } }
    },
    async dropDraft(context, { params, query }) {
      await context.db
        .deleteFrom('drafts')
        .where('user_id', '=', context.user.id)
        .where('draft_id', '=', params.id)
        .$if(query.tab !== undefined, dropping => dropping.where('tab', '=', query.tab!))
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

async function findDrafts(context: Context, draftId: string) {
  const rows = await context.db
    .selectFrom('drafts')
    .select(['draft_id', 'tab', 'data', 'updated_at'])
    .where('user_id', '=', context.user.id)
    .where('draft_id', '=', draftId)
    .orderBy('updated_at', 'desc')
    .orderBy('tab')
    .limit(maxTabs)
    .execute()
  return rows.map(({ draft_id, tab, data, updated_at }) => ({
    id: draft_id,
    tab,
    data,
    updated_at: unixSeconds(updated_at),
  }))
}
