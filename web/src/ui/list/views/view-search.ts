import type { ListViewQuery } from '#contract/records/list-views.ts'
import type { ListSearch } from '../filters/list-search.ts'

export function searchOf({ order_by, order_type, ...values }: ListViewQuery): Partial<ListSearch> {
  return {
    page: 1,
    orderBy: order_by as string | undefined,
    orderType: order_type as 'asc' | 'desc' | undefined,
    values: values as ListSearch['values'],
  }
}
