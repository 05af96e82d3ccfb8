import { useTranslation } from 'react-i18next'
import { homeEndpoints } from '#contract/home/home-endpoints.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useRead } from '#web/api/hooks.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { MechanicRow } from './mechanic-row.tsx'
import { onDay } from './on-day.ts'
import { Tile } from './tile.tsx'

const statuses = ['new', 'in_process', 'finished'] as const

export function DayByMechanic() {
  const { t } = useTranslation()
  const mayInvite = useAllowed()(userEndpoints.createUser)
  const read = useRead(homeEndpoints.getDay, {})
  const day = read.data?.data
  return (
    <Tile
      title={t('home.board.by_mechanic')}
      read={read}
      lines={8}
      counts={
        day &&
        statuses
          .filter(status => day.statuses[status] > 0)
          .map(status => (
            <AppLink
              key={status}
              to="/orders"
              search={{ ...onDay(day.date), status }}
              className={`rb-word-${status} rb-word`}
            >
              {day.statuses[status]} {t(`home.board.${status}`, { count: day.statuses[status] })}
            </AppLink>
          ))
      }
      verb={
        day && (
          <AppLink to="/orders" search={onDay(day.date)}>
            {t('home.board.all_of_today')}
          </AppLink>
        )
      }
    >
      {() =>
        day!.mechanics.length === 0 ? (
          <p className="rb-tile-none">
            {mayInvite ? (
              <AppLink to="/users/create">{t('users.web.no_mechanic')}</AppLink>
            ) : (
              t('users.web.no_mechanic_ask')
            )}
          </p>
        ) : (
          <ul className="rb-mechanics">
            {day!.mechanics.map(mechanic => (
              <MechanicRow
                key={mechanic.id}
                mechanic={mechanic}
                date={day!.date}
                minutes={day!.mechanic_minutes}
              />
            ))}
          </ul>
        )
      }
    </Tile>
  )
}
