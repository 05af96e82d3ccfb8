import { sql } from 'kysely'
import type { Tag } from '#contract/tags/tag-endpoints.ts'
import type { SortQuery } from '#server/database/lists/query.ts'
import { declareExport } from '#server/records/export/list-export.ts'
import { tagRows } from './tag-queries.ts'

export const tagsExport = declareExport<SortQuery, Tag>({
  title: 'tags.title',
  list: context => ({
    matching: context.db.selectFrom('tags').select('id'),
    sorts: { type: ['type', sql`lower(name)`, 'id'] },
    direction: 'asc',
    rows: ids => tagRows(context).where('id', 'in', ids).execute(),
  }),
  columns: ({ t }) => [
    { title: 'tags.fields.type', value: tag => t(`tags.types.${tag.type}`) },
    { title: 'tags.fields.name', value: tag => tag.name },
    { title: 'tags.fields.color', value: tag => tag.color },
  ],
})
