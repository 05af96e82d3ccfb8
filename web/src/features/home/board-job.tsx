import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '#contract/home/board.ts'
import { fromMinutes } from '#contract/shared/duration.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { formatDate } from '#web/ui/text/date-format.ts'
import './board-job.css'
import './status-word.css'

export function BoardJob({ order }: { order: BoardOrder }) {
  const { t } = useTranslation()
  const { vehicle, work, work_count } = order
  return (
    <li>
      <AppLink to={`/orders/${order.id}`} className="rb-board-job">
        <span className="rb-board-line">
          <span className="rb-board-time">{formatDate(order.implementation_date, 'time')}</span>
          <span className={`rb-word rb-word-${order.status}`}>
            {t(`repair-orders.statuses.${order.status}`)}
          </span>
        </span>
        <span className="rb-tile-line">
          <strong>#{vehicle.unit_number}</strong> {vehicle.make} {vehicle.model}
        </span>
        <span className="rb-board-line rb-muted">
          <span className="rb-tile-line">{work}</span>
          <span className="rb-number">
            {work_count > 1 && `+${work_count - 1} · `}
            {fromMinutes(order.minutes)}
          </span>
        </span>
        <span className="rb-visually-hidden"> {order.order_number}</span>
      </AppLink>
    </li>
  )
}
