import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/access/me.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { paletteSearches } from '#web/shell/palette.ts'
import { recentRecords } from '#web/shell/recent-records.ts'
import { useStore } from '#web/shell/store.ts'
import { isNamed } from '../navigation/is-named.ts'
import type { PaletteGroup } from './use-palette-actions.ts'

const maxAtFirst = 6
const maxMatching = 3

/** Recently opened pages except the current one, from this browser's storage. */
export function useRecentGroup(text: string): PaletteGroup[] {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const userId = useMe()?.id
  const here = useRouterState({ select: state => state.location.pathname })
  const searches = useStore(paletteSearches)
  const known = useMemo(() => (userId === undefined ? [] : recentRecords(userId)), [userId])
  const mine = searches.filter(search => allowed(search.requires)).flatMap(search => search.pages)
  const entries = known
    .filter(({ to }) => to !== here && mine.some(page => to.startsWith(`${page}/`)))
    .filter(({ title, subtitle }) => isNamed(text, `${title} ${subtitle}`))
    .slice(0, text.trim() ? maxMatching : maxAtFirst)
    .map(record => ({ ...record, id: `recent ${record.to}` }))
  return entries.length > 0 ? [{ heading: t('app.palette.recent'), entries }] : []
}
