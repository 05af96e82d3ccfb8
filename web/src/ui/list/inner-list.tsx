import type { Endpoint } from '#contract/shared/endpoint.ts'
import { ListBody } from './list-body.tsx'
import type { ListProps } from './list-types.ts'
import { useList } from './state/use-list.ts'

/**
 * A list inside a page, with filters only if its rows fill a page. Two on one page need different
 * `read.searchPrefix`.
 */
export function InnerList<const E extends Endpoint>({ filters = [], ...props }: ListProps<E>) {
  const list = useList({ ...props, filters })
  const { state } = list.view
  const isLong = state.isFiltered || (list.total ?? 0) > state.perPage
  return <ListBody list={list} props={{ ...props, filters: isLong ? filters : [] }} />
}
