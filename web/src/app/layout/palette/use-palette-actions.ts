import { useTranslation } from 'react-i18next'
import { useMe } from '#web/access/me.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import type { PaletteResult } from '#web/shell/palette.ts'
import { shopToday } from '#web/ui/text/today.ts'
import { isNamed } from '../navigation/is-named.ts'
import { menuFor } from '../navigation/menu.ts'
import { listsOf, type PaletteAction, settings, starts } from './palette-actions.ts'

export interface PaletteEntry
  extends Pick<PaletteResult, 'title' | 'subtitle' | 'status' | 'facts' | 'search'> {
  id: string
  to?: string
  run?: () => void
  /** Named exactly as typed. */
  isExact?: boolean
}

export interface PaletteGroup {
  heading: string
  entries: PaletteEntry[]
}

export function usePaletteActions(text: string): PaletteGroup[] {
  const { t } = useTranslation()
  const me = useMe()
  const allowed = useAllowed()
  const pages: PaletteAction[] = [
    { label: 'app.home', to: '/' },
    ...menuFor(me).flatMap(group => group.items),
    ...listsOf(shopToday()),
    { label: 'app.account.profile', to: '/profile' },
  ]
  const groupOf = (heading: string, actions: readonly PaletteAction[]): PaletteGroup => ({
    heading: t(heading),
    entries: actions
      .filter(({ requires }) => requires === undefined || allowed(requires))
      .map(({ label, params, also, to, search, run }) => ({
        title: t(label, params ?? {}),
        also: also ? t(also) : '',
        to,
        search,
        run,
      }))
      .filter(({ title, also }) => isNamed(text, `${title} ${also}`))
      .map(({ also: _, ...action }) => ({ id: `${heading} ${action.title}`, ...action })),
  })
  return [
    groupOf('app.palette.start', starts),
    groupOf('app.palette.go', pages),
    groupOf('app.palette.set', settings),
  ].filter(group => group.entries.length > 0)
}
