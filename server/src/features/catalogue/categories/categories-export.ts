import { sql } from 'kysely'
import type { CategoryListQuery, CategoryNode } from '#contract/catalogue/category.ts'
import type { SortQuery } from '#server/database/lists/query.ts'
import { declareExport } from '#server/records/export/list-export.ts'
import { readTree, searchTree } from './category-tree.ts'

interface CategoryLine extends CategoryNode {
  above: readonly string[]
}

export const categoriesExport = declareExport<CategoryListQuery & SortQuery, CategoryLine>({
  title: 'catalogue.categories.title',
  async list({ db }, { search }) {
    const tree = await readTree(db)
    const lines = linesOf(search ? searchTree(tree, search) : tree)
    const ids = lines.map(({ id }) => id)
    return {
      matching: db
        .selectFrom('categories')
        .select('id')
        .where('id', 'in', [0, ...ids]),
      sorts: { tree: [sql`array_position(${ids}::bigint[], id)`, 'id'] },
      direction: 'asc',
      rows: async asked => lines.filter(({ id }) => asked.includes(id)),
    }
  },
  columns: ({ t }) => [
    { title: 'catalogue.fields.name', value: row => row.name },
    { title: 'catalogue.fields.parent_id', value: row => row.above.join(' / ') },
    { title: 'catalogue.fields.slug', value: row => row.slug },
    { title: 'parts.parts', value: row => row.parts_count },
    {
      title: 'catalogue.fields.display_menu',
      value: row => t(`ui.confirm.${row.display_menu ? 'yes' : 'no'}`),
    },
  ],
})

const linesOf = (nodes: readonly CategoryNode[], above: readonly string[] = []): CategoryLine[] =>
  nodes.flatMap(node => [{ ...node, above }, ...linesOf(node.children, [...above, node.name])])
