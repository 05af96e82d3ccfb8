import type { Endpoint } from '#contract/shared/endpoint.ts'
import { ListBody } from './list-body.tsx'
import type { ListProps } from './list-types.ts'
import { useList } from './state/use-list.ts'

/**
 * A list inside a page. Two of them on one page need a `searchPrefix` each, so that they do not share the URL's page.
 *
 *   <InnerList name="part-transactions" columns={columns} empty={{ title: 'parts.no_transactions' }}
 *     read={{ endpoint: partEndpoints.listTransactions, params: { id }, searchPrefix: 't_', pageSize: innerPageSize }} />
 */
export function InnerList<const E extends Endpoint>(props: ListProps<E>) {
  return <ListBody list={useList(props)} props={props} />
}
