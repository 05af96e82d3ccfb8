import { useEffect } from 'react'
import { listViewEndpoints } from '#contract/records/list-views.ts'
import { useRead } from '#web/api/hooks.ts'
import type { ViewsDrawerProps } from './views-drawer.tsx'

/** Loads the view named in the URL, if the user has it. */
export default function ReadView({ list, views }: Pick<ViewsDrawerProps, 'list' | 'views'>) {
  const query = { list: views.list }
  const read = useRead(listViewEndpoints.listListViews, { query }, { quiet: [403] })
  const id = list.view.state.view?.id
  const view = read.data?.data.find(view => view.id === id)
  const { setCurrent } = views
  useEffect(() => {
    if (view) setCurrent(view)
  }, [view, setCurrent])
  return null
}
