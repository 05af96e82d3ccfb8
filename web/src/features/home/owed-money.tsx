import { useTranslation } from 'react-i18next'
import { homeEndpoints } from '#contract/home/home-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { Tile } from './tile.tsx'
import './owed-money.css'

export function OwedMoney() {
  const { t } = useTranslation()
  const read = useRead(homeEndpoints.getOwed, {})
  return (
    <Tile
      title={t('home.board.money')}
      read={read}
      lines={3}
      verb={
        <AppLink to="/orders" search={{ payment_status: 'to_bill' }}>
          {t('home.board.bill_orders')}
        </AppLink>
      }
    >
      {() => {
        const { to_bill, overdue } = read.data!.data
        return (
          <ul className="rb-tile-rows">
            <Line name="to_bill" {...to_bill} />
            <Line name="overdue" {...overdue} />
          </ul>
        )
      }}
    </Tile>
  )
}

interface LineProps {
  name: 'to_bill' | 'overdue'
  count: number
  amount: number
  oldest_days?: number
}

function Line({ name, count, amount, oldest_days = 0 }: LineProps) {
  const { t } = useTranslation()
  const isBad = name === 'overdue' && amount > 0
  return (
    <li>
      <AppLink
        to="/orders"
        search={{ payment_status: name }}
        className={isBad ? 'rb-owed rb-bad' : 'rb-owed'}
      >
        <span className="rb-owed-name">{t(`home.board.${name}`)}</span>
        <span className="rb-owed-count">
          {t('home.board.order_count', { count })}
          {oldest_days > 0 && ` · ${t('home.board.oldest', { count: oldest_days })}`}
        </span>
        <strong className="rb-owed-amount">
          <Money value={amount} />
        </strong>
      </AppLink>
    </li>
  )
}
