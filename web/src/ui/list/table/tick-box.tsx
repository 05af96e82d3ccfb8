import type { RowView } from './row-view.ts'
import './tick-box.css'

interface TickBoxProps<Row> {
  id: string | number
  isTicked: boolean
  view: RowView<Row>
}

/** Selects a row or card. */
export const TickBox = <Row,>({ id, isTicked, view }: TickBoxProps<Row>) => (
  <label className="rb-tick">
    <input
      type="checkbox"
      aria-label={view.tools.t('ui.list.select_row')}
      checked={isTicked}
      onChange={event => view.tick(id, (event.nativeEvent as MouseEvent).shiftKey)}
    />
  </label>
)
