import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined'
import type { DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { categoryEndpoints, isRootCategory } from '#contract/catalogue/category.ts'
import type { Requirement } from '#web/access/allowed.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import type { Direction, DropPlace, TreeRow } from '../category-moves.ts'

interface CategoryRowProps {
  row: TreeRow
  isMovable: boolean
  isDragged: boolean
  over: DropPlace | undefined
  onMove: (direction: Direction) => void
  onDelete: () => void
  onDragStart: () => void
  onDragOver: (place: DropPlace) => void
  onDragEnd: () => void
  onDrop: (place: DropPlace) => void
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** Dragged as a whole, or moved by the arrow keys on its handle. */
export function CategoryRow(props: CategoryRowProps) {
  const { row, isMovable, isDragged, over, onMove, onDelete, onDragStart, onDragOver, onDragEnd } = props
  const { node, depth } = row
  const { t } = useTranslation()
  const allowed = useAllowed()
  const isFixed = isRootCategory(node.id)
  const mayMove = isMovable && !isFixed && allowed(categoryEndpoints.moveCategory)
  const denied = (requirement: Requirement) => (allowed(requirement) ? undefined : t('app.access_denied'))
  return (
    <li
      className={`rb-tree-row${isDragged ? ' rb-tree-dragged' : ''}${over ? ` rb-tree-${over}` : ''}`}
      style={{ paddingInlineStart: `${8 + depth * 24}px` }}
      draggable={mayMove}
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', node.name)
        onDragStart()
      }}
      onDragOver={event => {
        event.preventDefault()
        onDragOver(placeOf(event))
      }}
      onDragEnd={onDragEnd}
      onDrop={event => {
        event.preventDefault()
        props.onDrop(placeOf(event))
      }}
    >
      {mayMove ? (
        <button
          type="button"
          className="rb-tree-handle"
          data-handle={node.id}
          aria-label={t('catalogue.categories.move', { name: node.name })}
          onKeyDown={event => {
            const direction = directions[event.key]
            if (!direction) return
            event.preventDefault()
            onMove(direction)
          }}
        >
          <HolderOutlined aria-hidden />
        </button>
      ) : (
        <span className="rb-tree-handle" />
      )}
      <AppLink className="rb-tree-name" to={`/categories/${node.id}`}>
        {node.name}
      </AppLink>
      {node.display_menu === 1 && <span className="rb-tree-mark">{t('catalogue.categories.in_menu')}</span>}
      <span className="rb-tree-count">{t('catalogue.categories.parts', { count: node.parts_count })}</span>
      <span className="rb-row-actions">
        <IconAction
          label={t('records.edit')}
          icon={<EditOutlined aria-hidden />}
          to={`/categories/${node.id}`}
          disabledBecause={denied(categoryEndpoints.updateCategory)}
        />
        {isFixed ? (
          <span className="rb-icon-action" />
        ) : (
          <IconAction
            label={t('records.delete')}
            icon={<DeleteOutlined aria-hidden />}
            danger
            disabledBecause={denied(categoryEndpoints.deleteCategory)}
            onClick={onDelete}
          />
        )}
      </span>
    </li>
  )

  /** Roots have no order: dropping on one moves into it. */
  function placeOf(event: DragEvent<HTMLElement>): DropPlace {
    if (depth === 0) return 'into'
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientY - top) / height
    return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'into'
  }
}
