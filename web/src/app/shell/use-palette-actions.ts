import { useTranslation } from 'react-i18next'
import { useMe } from '#web/access/me.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { paletteActions } from '#web/shell/palette.ts'
import { useStore } from '#web/shell/store.ts'
import { isKeysHelpOpen } from './keys-help-open.ts'
import { menuFor } from './menu.ts'
import { creates } from './menu-creates.ts'

export interface PaletteEntry {
  id: string
  title: string
  subtitle?: string
  /** Path, or what to do. */
  to?: string
  run?: () => void
}

export interface PaletteGroup {
  heading: string
  entries: PaletteEntry[]
}

/** Pages to go to and things to start, as far as the user may, whose names contain what was typed. */
export function usePaletteActions(text: string): PaletteGroup[] {
  const { t } = useTranslation()
  const me = useMe()
  const allowed = useAllowed()
  const added = useStore(paletteActions)
  const start: PaletteEntry[] = [
    ...creates
      .filter(({ needs }) => allowed(needs))
      .map(({ to, label }) => ({ id: to, title: t(label), to })),
    ...added
      .filter(({ requires }) => allowed(requires))
      .map(({ name, label, run }) => ({ id: name, title: t(label), run })),
  ]
  const go: PaletteEntry[] = [
    { id: '/', title: t('app.home'), to: '/' },
    ...menuFor(me)
      .flatMap(group => group.items)
      .map(({ to, label }) => ({ id: to, title: t(label), to })),
    { id: '/profile', title: t('app.account.profile'), to: '/profile' },
    { id: 'keys', title: t('app.keys.title'), run: () => isKeysHelpOpen.set(true) },
  ]
  return [
    { heading: t('app.palette.start'), entries: start.filter(matches(text)) },
    { heading: t('app.palette.go'), entries: go.filter(matches(text)) },
  ].filter(group => group.entries.length > 0)
}

/** Every word that was typed begins a word of the title. */
export function matches(text: string): (entry: { title: string }) => boolean {
  const typed = words(text)
  return ({ title }) => {
    const known = words(title)
    return typed.every(word => known.some(candidate => candidate.startsWith(word)))
  }
}

const words = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
