import { useTranslation } from 'react-i18next'
import type { ListView } from './list-view.ts'
import './tick-box.css'

/** By which a row, or a card, is chosen for what is done with several. */
export function TickBox<Row>({ id, view }: { id: string | number; view: ListView<Row> }) {
  const { t } = useTranslation()
  const { selected } = view
  return (
    <label className="rb-tick">
      <input
        type="checkbox"
        aria-label={t('ui.list.select_row')}
        checked={selected.ids.includes(id)}
        onChange={event =>
          selected.set(
            ticked(selected.ids, id, {
              all: view.rows?.map(view.keyOf) ?? [],
              isRange: (event.nativeEvent as MouseEvent).shiftKey,
            }),
          )
        }
      />
    </label>
  )
}

type Id = string | number

/** After a press on one row's box. With Shift, all between it and the one that was ticked last are ticked. */
function ticked(
  ids: readonly Id[],
  id: Id,
  { all, isRange }: { all: readonly Id[]; isRange: boolean },
): Id[] {
  if (ids.includes(id)) return ids.filter(other => other !== id)
  const last = all.indexOf(ids.at(-1) ?? id)
  const [from, to] = [last, all.indexOf(id)].sort((one, other) => one - other) as [number, number]
  const between = isRange && last >= 0 ? all.slice(from, to + 1) : []
  return [...new Set([...ids, ...between, id])]
}
