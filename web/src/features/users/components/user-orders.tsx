import { useTranslation } from 'react-i18next'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import type { User } from '#contract/users/user.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'

interface Order {
  kind: 'repair_order' | 'parts_order'
  id: number
  order_number: string
}

const most = 8

/** Why a user cannot be deleted: the orders that are theirs, with links to them. */
export function UserOrders({ user, entries }: { user: User; entries: readonly ErrorEntry[] }) {
  const { t } = useTranslation()
  return entries.map(entry => {
    const params = (entry.params ?? {}) as {
      open_orders?: Order[]
      open_orders_count?: number
      deleted_orders?: Order[]
      deleted_orders_count?: number
    }
    const { open_orders: open = [], open_orders_count: openCount = 0 } = params
    const { deleted_orders: deleted = [], deleted_orders_count: deletedCount = 0 } = params
    return (
      <div key={entry.code} className="rb-user-orders">
        {open.length + deleted.length === 0 && <p>{entry.title}</p>}
        {open.length > 0 && (
          <>
            <p>{t('users.web.open_orders', { count: openCount })}</p>
            <Links orders={open} />
          </>
        )}
        {deleted.length > 0 && (
          <>
            <p>{t('users.web.deleted_orders', { count: deletedCount })}</p>
            <Links orders={deleted} isDeleted />
          </>
        )}
        {openCount > most && (
          <AppLink to="/orders" search={{ mechanic_id: String(user.id) }}>
            {t('users.web.show_orders')}
          </AppLink>
        )}
        {deletedCount > most && (
          <AppLink to="/orders" search={{ mechanic_id: String(user.id), status: 'deleted' }}>
            {t('users.web.show_deleted_orders')}
          </AppLink>
        )}
      </div>
    )
  })
}

function Links({ orders, isDeleted = false }: { orders: readonly Order[]; isDeleted?: boolean }) {
  return (
    <ul>
      {orders.slice(0, most).map(({ kind, id, order_number: number }) => {
        const path = kind === 'repair_order' ? '/orders' : '/parts-orders'
        return (
          <li key={`${kind}${id}`}>
            {isDeleted ? (
              <AppLink to={path} search={{ status: 'deleted', search: number }}>
                {number}
              </AppLink>
            ) : (
              <AppLink to={`${path}/${id}`}>{number}</AppLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
