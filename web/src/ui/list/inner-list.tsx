import type { Endpoint } from '#contract/shared/endpoint.ts'
import { ListBody } from './list-body.tsx'
import type { ListProps } from './list-types.ts'
import { useList } from './state/use-list.ts'

/** A list inside a page. Two on one page need different `read.searchPrefix`. */
export function InnerList<const E extends Endpoint>(props: ListProps<E>) {
  return <ListBody list={useList(props)} props={props} />
}
