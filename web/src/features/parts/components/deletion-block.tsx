import type { ErrorEntry } from '#contract/shared/errors.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import '../parts.css'

interface Related {
  id: number
  name: string
}

/** What stands against deleting a part, each with links to the records that need it. */
export function DeletionBlock({ entries }: { entries: readonly ErrorEntry[] }) {
  return (
    <ul className="rb-deletion-block">
      {entries.map(entry => {
        const { orders = [], types_of_work: works = [] } = (entry.params ?? {}) as {
          orders?: Related[]
          types_of_work?: Related[]
        }
        const isDeleted = entry.code === 'part_has_deleted_orders'
        return (
          <li key={entry.code}>
            {entry.title}
            <div className="rb-deletion-links">
              {orders.map(order => (
                <AppLink
                  key={order.id}
                  to={isDeleted ? '/orders' : `/orders/${order.id}`}
                  search={isDeleted ? { status: 'deleted', search: order.name } : undefined}
                >
                  {order.name}
                </AppLink>
              ))}
              {works.map(work => (
                <AppLink key={work.id} to={`/type-of-work/${work.id}`}>
                  {work.name}
                </AppLink>
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
