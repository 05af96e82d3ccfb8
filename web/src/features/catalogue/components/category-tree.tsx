import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CategoryMove, type CategoryNode, categoryEndpoints } from '#contract/catalogue/category.ts'
import { useWrite } from '#web/api/hooks.ts'
import { announce } from '#web/shell/announcements.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { type DropPlace, moveBy, moveOnto, rowsOf, type TreeRow } from '../category-moves.ts'
import { CategoryRow } from './category-row.tsx'
import '../categories.css'

interface CategoryTreeProps {
  nodes: readonly CategoryNode[]
  /** False while a search hides some. */
  isMovable: boolean
  onDelete: (node: CategoryNode) => void
}

export function CategoryTree({ nodes, isMovable, onDelete }: CategoryTreeProps) {
  const { t } = useTranslation()
  const [dragged, setDragged] = useState<TreeRow>()
  const [over, setOver] = useState<{ id: number; place: DropPlace }>()
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<number>(undefined)
  const move = useWrite(categoryEndpoints.moveCategory, { changes: 'category' })
  const rows = rowsOf(nodes)

  // Focuses the handle of the moved category again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the tree was read again
  useEffect(() => {
    if (moved.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-handle="${moved.current}"]`)?.focus()
    moved.current = undefined
  }, [nodes])

  return (
    <ul ref={list} className="rb-tree rb-sheet" aria-label={t('catalogue.categories.tree')}>
      {rows.map(row => (
        <CategoryRow
          key={row.node.id}
          row={row}
          isMovable={isMovable}
          isDragged={dragged?.node.id === row.node.id}
          over={over?.id === row.node.id ? over.place : undefined}
          onMove={direction => void send(row, moveBy(row, direction))}
          onDelete={() => onDelete(row.node)}
          onDragStart={() => setDragged(row)}
          onDragOver={place => setOver({ id: row.node.id, place })}
          onDragEnd={() => {
            setDragged(undefined)
            setOver(undefined)
          }}
          onDrop={place => {
            if (dragged) void send(dragged, moveOnto(dragged, row, place))
            setDragged(undefined)
            setOver(undefined)
          }}
        />
      ))}
    </ul>
  )

  async function send({ node }: TreeRow, to: CategoryMove | undefined) {
    if (!to || move.isPending) return
    moved.current = node.id
    try {
      await move.mutateAsync({ params: { id: node.id }, body: to })
      announce(t('catalogue.categories.moved', { name: node.name }))
    } catch (failure) {
      moved.current = undefined
      showRefusal(failure)
    }
  }
}
