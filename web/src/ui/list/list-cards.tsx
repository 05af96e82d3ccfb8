import type { ReactNode } from 'react'
import { CardGrid } from '../page/card-grid.tsx'
import { SkeletonLine } from '../states/skeletons.tsx'
import type { CardColumns, CardParts } from './list-types.ts'
import type { ListView } from './list-view.ts'
import { RowActions } from './row-actions.tsx'
import { RowLink } from './row-link.tsx'
import { TickBox } from './tick-box.tsx'

/** The tiled mode. */
export function ListCards<Row>({ view, card, grid }: ListCardsProps<Row>) {
  return (
    <CardGrid columns={grid} busy={view.isBusy} stale={view.isStale}>
      {view.rows
        ? view.rows.map(row => <RowCard key={view.keyOf(row)} row={row} view={view} card={card} />)
        : Array.from({ length: view.state.perPage }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no other key
            <CardBones key={index} />
          ))}
    </CardGrid>
  )
}

interface ListCardsProps<Row> {
  view: ListView<Row>
  card: (row: Row, helpers: { link: (content: ReactNode) => ReactNode }) => CardParts
  grid: CardColumns
}

function RowCard<Row>({ row, view, card }: { row: Row } & Pick<ListCardsProps<Row>, 'view' | 'card'>) {
  const link = (content: ReactNode) => (
    <RowLink view={view} row={row}>
      {content}
    </RowLink>
  )
  const parts = card(row, { link })
  const actions = view.rowActions?.(row) ?? []
  const icons = actions.filter(action => !action.inMenu)
  const menu = actions.filter(action => action.inMenu)
  const overdue = view.rowEdge?.(row) === 'overdue'
  return (
    <li
      data-row={view.keyOf(row)}
      className={overdue ? 'rb-sheet rb-card rb-card-overdue' : 'rb-sheet rb-card'}
    >
      <div className="rb-card-head">
        {view.isSelectable && <TickBox id={view.keyOf(row)} view={view} />}
        <div className="rb-card-title">{parts.head}</div>
        {menu.length > 0 && <RowActions row={row} actions={menu} />}
      </div>
      <div className="rb-card-body">{parts.body}</div>
      {(parts.foot || icons.length > 0) && (
        <div className="rb-card-foot">
          <div className="rb-card-notes">{parts.foot}</div>
          {icons.length > 0 && <RowActions row={row} actions={icons} />}
        </div>
      )}
    </li>
  )
}

const CardBones = () => (
  <li className="rb-sheet rb-card rb-card-bones" aria-hidden="true">
    <SkeletonLine width="40%" />
    <SkeletonLine width="65%" />
    <SkeletonLine width="55%" />
    <SkeletonLine width="30%" />
  </li>
)
