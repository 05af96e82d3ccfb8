import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#web/shell/announcements.ts'
import type { ListSearch } from '../filters/list-search.ts'

/** Tells a screen reader how many rows there are once a filter, an order or a page that was chosen has been read. */
export function useListAnnouncement(search: ListSearch, total: number | undefined): void {
  const { t } = useTranslation()
  const asked = JSON.stringify(search)
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (total === undefined || told.current === asked) return
    if (told.current !== undefined) announce(t('ui.list.found', { count: total }))
    told.current = asked
  }, [asked, total, t])
}
