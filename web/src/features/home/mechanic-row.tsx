import { useTranslation } from 'react-i18next'
import type { BoardMechanic } from '#contract/home/board.ts'
import { fromMinutes } from '#contract/shared/duration.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { BoardJob } from './board-job.tsx'
import { LoadBar } from './load-bar.tsx'
import { onDay } from './on-day.ts'
import './board-job.css'
import './mechanic-row.css'

interface MechanicRowProps {
  mechanic: BoardMechanic
  date: string
  /** Working time of a mechanic per day. */
  minutes: number
}

/** Planned hours against the working day, and the day's orders by time. */
export function MechanicRow({ mechanic, date, minutes }: MechanicRowProps) {
  const { t } = useTranslation()
  const { id, full_name, order_count, planned_minutes, orders } = mechanic
  // There is no filter for orders without a mechanic.
  const list = id === null ? onDay(date) : { ...onDay(date), mechanic_id: id }
  const left = minutes - planned_minutes
  const unseen = order_count - orders.length
  return (
    <li className="rb-mechanic">
      <div className={left < 0 ? 'rb-mechanic-load rb-bad' : 'rb-mechanic-load'}>
        <AppLink to="/orders" search={list} className="rb-mechanic-name rb-tile-link">
          {full_name || t('home.board.nobody')}
        </AppLink>
        {id !== null && (
          <>
            <LoadBar share={planned_minutes / minutes} isBad={left < 0} />
            <span className="rb-load-hours">
              <span>
                <strong className="rb-load-planned">{fromMinutes(planned_minutes)}</strong>{' '}
                {t('home.board.of_hours', { hours: minutes / 60 })}
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
            <BoardJob key={order.id} order={order} />
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
