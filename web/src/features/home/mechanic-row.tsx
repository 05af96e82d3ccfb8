import { useTranslation } from 'react-i18next'
import { type BoardMechanic, type BoardOrder, workingDayMinutes } from '#contract/home/board.ts'
import { fromMinutes } from '#contract/shared/duration.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { formatDate } from '#web/ui/text/date-format.ts'
import { onDay } from './on-day.ts'

/** A mechanic with the hours planned against the working day, and the orders of the day by time. */
export function MechanicRow({ mechanic, date }: { mechanic: BoardMechanic; date: string }) {
  const { t } = useTranslation()
  const { id, full_name, order_count, planned_minutes, orders } = mechanic
  // Orders of nobody cannot be filtered by.
  const list = id === null ? onDay(date) : { ...onDay(date), mechanic_id: id }
  const left = workingDayMinutes - planned_minutes
  const unseen = order_count - orders.length
  return (
    <li className="rb-mechanic">
      <div className={left < 0 ? 'rb-mechanic-load rb-bad' : 'rb-mechanic-load'}>
        <AppLink to="/orders" search={list} className="rb-mechanic-name">
          {full_name || t('home.board.nobody')}
        </AppLink>
        {id !== null && (
          <>
            <span className="rb-load-track" aria-hidden="true">
              <span
                className="rb-load"
                style={{ width: `${Math.min(1, planned_minutes / workingDayMinutes) * 100}%` }}
              />
            </span>
            <span className="rb-load-hours">
              <span>
                <strong className="rb-load-planned">{fromMinutes(planned_minutes)}</strong>{' '}
                {t('home.board.of_hours', { hours: workingDayMinutes / 60 })}
              </span>
              <span>
                {left < 0
                  ? t('home.board.over', { time: fromMinutes(-left) })
                  : t('home.board.free', { time: fromMinutes(left) })}
              </span>
            </span>
          </>
        )}
      </div>
      {order_count > 0 ? (
        <ul className="rb-mechanic-jobs">
          {orders.map(order => (
            <Job key={order.id} order={order} />
          ))}
          {unseen > 0 && (
            <li>
              <AppLink to="/orders" search={list} className="rb-board-job rb-board-more">
                {t('home.board.more', { count: unseen })}
              </AppLink>
            </li>
          )}
        </ul>
      ) : (
        <p className="rb-mechanic-idle">{t('home.board.idle')}</p>
      )}
    </li>
  )
}

function Job({ order }: { order: BoardOrder }) {
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
        <span className="rb-board-vehicle">
          <strong>#{vehicle.unit_number}</strong> {vehicle.make} {vehicle.model}
        </span>
        <span className="rb-board-line rb-muted">
          <span className="rb-board-work">{work}</span>
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
