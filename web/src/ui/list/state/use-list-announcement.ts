import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#web/shell/announcements.ts'
import type { ListSearch } from '../filters/list-search.ts'

/** Announces the number of rows after a filter, order or page change has loaded. */
export function useListAnnouncement(search: ListSearch, total: number | undefined): void {
  const { t } = useTranslation()
  const shown = JSON.stringify(search)
  const announced = useRef<string>(undefined)
  useEffect(() => {
    if (total === undefined || announced.current === shown) return
    if (announced.current !== undefined) announce(t('ui.list.found', { count: total }))
    announced.current = shown
  }, [shown, total, t])
}
