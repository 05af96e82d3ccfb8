import { type Kysely, sql } from 'kysely'
import type { CategoryNode } from '#contract/catalogue/category.ts'
import type { Database } from '#server/database/tables.ts'

/** The whole tree, siblings by position. A shop has hundreds of categories. */
export async function readTree(db: Kysely<Database>): Promise<CategoryNode[]> {
  const { rows } = await sql<Row>`
    select c.id, c.name, c.slug, c.parent_id, c.position, c.display_menu::int as display_menu, c.version,
      coalesce(p.count, 0) as parts_count,
      exists (select from parts where category_id = c.id) as "hasRelatedEntities"
    from categories c
    left join (
      select category_id, count(*) from parts where deleted_at is null group by category_id
    ) p on p.category_id = c.id
    order by c.position, c.id`.execute(db)
  const below = Map.groupBy(rows, row => row.parent_id)
  const nodesIn = (parentId: number | null): CategoryNode[] =>
    (below.get(parentId) ?? []).map(row => {
      const children = nodesIn(row.id)
      return {
        ...row,
        parts_count: row.parts_count + children.reduce((sum, child) => sum + child.parts_count, 0),
        hasChildrenRelatedEntities: children.some(
          child => child.hasRelatedEntities || child.hasChildrenRelatedEntities,
        ),
        children,
      }
    })
  return nodesIn(null)
}

type Row = Omit<CategoryNode, 'children' | 'hasChildrenRelatedEntities'>

/** Categories with matching names, with their parents and all below them. */
export function searchTree(nodes: readonly CategoryNode[], search: string): CategoryNode[] {
  const wanted = search.toLowerCase()
  return nodes.flatMap(node => {
    if (node.name.toLowerCase().includes(wanted)) return [node]
    const children = searchTree(node.children, search)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

export function findNode(nodes: readonly CategoryNode[], id: number): CategoryNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id)
    if (found) return found
  }
  return undefined
}

export const idsFrom = (node: CategoryNode): number[] => [node.id, ...node.children.flatMap(idsFrom)]
