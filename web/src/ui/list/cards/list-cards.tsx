import { memo, type ReactNode } from 'react'
import { CardGrid } from '../../page/card-grid.tsx'
import { SkeletonLine } from '../../states/skeletons.tsx'
import type { CardColumns, CardParts } from '../list-types.ts'
import type { ListView } from '../state/list-view.ts'
import { useDrawnCount } from '../state/use-drawn-count.ts'
import { RowActions } from '../table/row-actions.tsx'
import { RowLink } from '../table/row-link.tsx'
import type { RowView } from '../table/row-view.ts'
import { TickBox } from '../table/tick-box.tsx'

/** The list as cards. */
export function ListCards<Row>({ view, card, grid }: ListCardsProps<Row>) {
  const { rows } = view
  const drawn = useDrawnCount(view, cardsInSight)
  const isMissing = rows !== undefined && rows.length > drawn
  return (
    <CardGrid columns={grid} busy={view.isBusy || isMissing} stale={view.isStale} inert={view.isBusy}>
      {rows
        ? rows
            .slice(0, drawn)
            .map(row => (
              <RowCard
                key={view.row.keyOf(row)}
                row={row}
                view={view.row}
                card={card}
                isTicked={view.selected.ids.includes(view.row.keyOf(row))}
              />
            ))
        : Array.from({ length: Math.min(drawn, view.state.perPage) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no other key
            <CardSkeleton key={index} />
          ))}
    </CardGrid>
  )
}

/** Cards are at least 150 pixels high, and 480 wide in several columns. */
const cardsInSight = () => Math.ceil(window.innerHeight / 150) * Math.ceil(window.innerWidth / 480)

interface ListCardsProps<Row> {
  view: ListView<Row>
  card: (row: Row, helpers: { link: (content: ReactNode) => ReactNode }) => CardParts
  grid: CardColumns
}

interface RowCardProps<Row> extends Pick<ListCardsProps<Row>, 'card'> {
  row: Row
  view: RowView<Row>
  isTicked: boolean
}

/** Memoized: re-renders only when its own props change. */
const RowCard = memo(Card) as typeof Card

function Card<Row>({ row, view, card, isTicked }: RowCardProps<Row>) {
  const link = (content: ReactNode) => (
    <RowLink view={view} row={row}>
      {content}
    </RowLink>
  )
  const parts = card(row, { link })
  const actions = view.actions?.(row) ?? []
  const icons = actions.filter(action => !action.inMenu)
  const menu = actions.filter(action => action.inMenu)
  const overdue = view.edge?.(row) === 'overdue'
  return (
    <li
      data-row={view.keyOf(row)}
      className={overdue ? 'rb-sheet rb-card rb-card-overdue' : 'rb-sheet rb-card'}
    >
      <div className="rb-card-head">
        {view.isSelectable && <TickBox id={view.keyOf(row)} isTicked={isTicked} view={view} />}
        <div className="rb-card-title">{parts.head}</div>
        {menu.length > 0 && <RowActions row={row} actions={menu} tools={view.tools} />}
      </div>
      <div className="rb-card-body">{parts.body}</div>
      {(parts.foot || icons.length > 0) && (
        <div className="rb-card-foot">
          <div className="rb-card-notes">{parts.foot}</div>
          {icons.length > 0 && <RowActions row={row} actions={icons} tools={view.tools} />}
        </div>
      )}
    </li>
  )
}

const CardSkeleton = () => (
  <li className="rb-sheet rb-card rb-card-skeleton" aria-hidden="true">
    <SkeletonLine width="40%" />
    <SkeletonLine width="65%" />
    <SkeletonLine width="55%" />
    <SkeletonLine width="30%" />
  </li>
)
