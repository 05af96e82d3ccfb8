import type { ListView } from '#contract/records/list-views.ts'
import { useGo } from '#web/shell/use-go.ts'
import { writeListSearch } from '../filters/list-search.ts'
import { viewAddress } from '../state/use-list-state.ts'
import { searchOf } from './view-search.ts'
import type { ViewsDrawerProps } from './views-drawer.tsx'

/** Applies a view to the list; without one, shows the whole list. */
export function useOpenView({ views, filters = [] }: Pick<ViewsDrawerProps, 'views' | 'filters'>) {
  const go = useGo()
  return (view: ListView | undefined, replace = false) => {
    void go('.', {
      search: now => ({
        ...writeListSearch(now, filters, searchOf(view?.query ?? {})),
        ...viewAddress(view),
      }),
      resetScroll: false,
      replace,
    })
    if (!view) return
    views.setCurrent(view)
    views.columns.forget(view.id)
  }
}
