import { useEffect } from 'react'
import { listViewEndpoints } from '#contract/records/list-views.ts'
import { useRead } from '#web/api/hooks.ts'
import type { ViewsDrawerProps } from './views-drawer.tsx'

/** An address may name a view: if the person has it, its name and its columns are shown. */
export default function ReadView({ list, views }: Pick<ViewsDrawerProps, 'list' | 'views'>) {
  const query = { list: views.list }
  const read = useRead(listViewEndpoints.listListViews, { query }, { quiet: [403] })
  const id = list.view.state.view?.id
  const found = read.data?.data.find(view => view.id === id)
  const { setCurrent } = views
  useEffect(() => {
    if (found) setCurrent(found)
  }, [found, setCurrent])
  return null
}
