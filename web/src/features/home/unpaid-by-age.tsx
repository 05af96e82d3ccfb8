import { useTranslation } from 'react-i18next'
import { homeEndpoints } from '#contract/home/home-endpoints.ts'
import { overdueAges } from '#contract/repair-orders/payment-status.ts'
import { useRead } from '#web/api/hooks.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { LoadBar } from './load-bar.tsx'
import { Tile } from './tile.tsx'
import './unpaid-by-age.css'

const groups = ['not_due', ...overdueAges.map(({ name }) => name)] as const

/** A bar per age, linked to its orders. */
export function UnpaidByAge() {
  const { t } = useTranslation()
  const read = useRead(homeEndpoints.getOwed, {})
  return (
    <Tile
      title={t('home.board.unpaid_by_age')}
      read={read}
      lines={5}
      verb={
        <AppLink to="/orders" search={{ payment_status: 'overdue', order_by: 'due_date', order_type: 'asc' }}>
          {t('home.board.take_payment')}
        </AppLink>
      }
    >
      {() => {
        const owed = read.data!.data
        const most = Math.max(1, ...groups.map(name => owed[name].amount))
        return (
          <ul className="rb-ages">
            {groups.map(name => (
              <li key={name}>
                <AppLink to="/orders" search={{ payment_status: name }} className="rb-age">
                  <span>{t(`home.board.${name}`)}</span>
                  <LoadBar share={owed[name].amount / most} isBad={name !== 'not_due'} />
                  <span className="rb-age-count rb-number">{owed[name].count}</span>
                  <strong className="rb-age-sum">
                    <Money value={owed[name].amount} />
                  </strong>
                </AppLink>
              </li>
            ))}
          </ul>
        )
      }}
    </Tile>
  )
}
