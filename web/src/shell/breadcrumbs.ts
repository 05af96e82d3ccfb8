import { useEffect } from 'react'
import { announce } from './announcements.ts'
import { createStore } from './store.ts'

export interface Crumb {
  /** Translated. */
  title: string
  /** Path; undefined for the current page. */
  to?: string
}

export const breadcrumbs = createStore<readonly Crumb[]>([])

/** Home | ... | the given crumbs. The last is also the title of the browser tab. */
export function useBreadcrumbs(crumbs: readonly Crumb[]): void {
  const text = JSON.stringify(crumbs)
  useEffect(() => {
    const given = JSON.parse(text) as Crumb[]
    breadcrumbs.set(given)
    const last = given.at(-1)?.title
    document.title = last ? `${last} · ${brandName()}` : brandName()
    // A page has no name until its record is loaded; the last crumb is then a link.
    if (last && given.at(-1)?.to === undefined) announcePage(last)
    return () => {
      if (JSON.stringify(breadcrumbs.get()) === text) breadcrumbs.set([])
      // Coming back is a change of page again.
      if (window.location.pathname !== announcedPath) announcedPath = ''
    }
  }, [text])
}

// Screen readers read a page opened by its address anyway.
let announcedPath = globalThis.location?.pathname

/** Once per visited page, however often its title renders. */
function announcePage(title: string): void {
  const { pathname } = window.location
  if (pathname !== announcedPath) announce(title)
  announcedPath = pathname
}

let brand = 'Rigbay'
const brandName = (): string => brand

export function setBrandName(name: string): void {
  const { title } = document
  if (title === brand || title.endsWith(` · ${brand}`)) document.title = title.slice(0, -brand.length) + name
  brand = name
}
