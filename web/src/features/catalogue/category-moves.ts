import type { CategoryMove, CategoryNode } from '#contract/catalogue/category.ts'

export interface TreeRow {
  node: CategoryNode
  depth: number
  /** Ancestors from the top. */
  above: CategoryNode[]
  siblings: readonly CategoryNode[]
  index: number
}

export const rowsOf = (nodes: readonly CategoryNode[], above: CategoryNode[] = []): TreeRow[] =>
  nodes.flatMap((node, index) => [
    { node, depth: above.length, above, siblings: nodes, index },
    ...rowsOf(node.children, [...above, node]),
  ])

export type Direction = 'up' | 'down' | 'in' | 'out'

/** An arrow key moves a category among its siblings, into the one above, or out of its parent. */
export function moveBy({ above, siblings, index }: TreeRow, direction: Direction): CategoryMove | undefined {
  const parent = above.at(-1)
  const parent_id = parent?.id ?? null
  if (direction === 'up') return index > 0 ? { parent_id, index: index - 1 } : undefined
  if (direction === 'down') return index < siblings.length - 1 ? { parent_id, index: index + 1 } : undefined
  if (direction === 'in') {
    const into = siblings[index - 1]
    return into && { parent_id: into.id, index: into.children.length }
  }
  const grandparent = above.at(-2)
  if (!parent || !grandparent) return undefined
  return { parent_id: grandparent.id, index: grandparent.children.indexOf(parent) + 1 }
}

export type DropPlace = 'before' | 'into' | 'after'

/** Null for dropping on itself or a descendant. */
export function moveOnto(moved: TreeRow, target: TreeRow, place: DropPlace): CategoryMove | undefined {
  if (target.node === moved.node || target.above.includes(moved.node)) return undefined
  if (place === 'into') return { parent_id: target.node.id, index: target.node.children.length }
  const parent = target.above.at(-1)
  // Removing it shifts later siblings of the same parent.
  const isEarlier = parent?.id === moved.above.at(-1)?.id && moved.index < target.index
  const index = target.index + (place === 'after' ? 1 : 0) - (isEarlier ? 1 : 0)
  return { parent_id: parent?.id ?? null, index }
}
