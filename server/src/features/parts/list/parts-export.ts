import type { PartRow } from '#contract/parts/part.ts'
import type { PartListQuery } from '#contract/parts/part-endpoints.ts'
import { declareExport } from '#server/records/export/list-export.ts'
import { partList } from './part-queries.ts'

export const partsExport = declareExport<PartListQuery, PartRow>({
  title: 'parts.parts',
  list: partList,
  columns: ({ t }) => [
    { title: 'parts.fields.stock_number', value: row => row.stock_number },
    { title: 'parts.fields.name', value: row => row.name },
    { title: 'parts.fields.article_number', value: row => row.article_number },
    { title: 'parts.fields.category_id', value: row => row.category_name },
    { title: 'parts.fields.brand_id', value: row => row.brand_name },
    { title: 'parts.fields.supplier_id', value: row => row.supplier_name },
    { title: 'parts.fields.price_retail', value: row => row.price_retail, as: 'money' },
    { title: 'parts.available', value: row => row.quantity },
    { title: 'parts.on_hand', value: row => row.on_hand },
    { title: 'parts.reserved', value: row => row.reserved },
    { title: 'parts.fields.unit_id', value: row => row.unit_name },
    { title: 'parts.fields.min_limit', value: row => row.min_limit },
    { title: 'parts.status', value: row => t(`parts.statuses.${row.status}`) },
    { title: 'parts.fields.for_shop', value: row => t(`ui.confirm.${row.for_shop ? 'yes' : 'no'}`) },
  ],
})
