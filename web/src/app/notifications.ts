import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type { Notification } from '#contract/notifications/notification.ts'
import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import { queryClient } from '#web/api/query-client.ts'
import { request } from '#web/api/request.ts'

const { listNotifications, dropNotification: dropEndpoint } = notificationEndpoints

interface Page {
  data: Notification[]
}
type Pages = InfiniteData<Page, number | undefined>

const key = [listNotifications.path]

/** Newest first. The next page has entries older than the last one shown. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: key,
  queryFn: ({ pageParam, signal }): Promise<Page> =>
    request(listNotifications, { query: pageParam ? { older_than: pageParam } : {} }, { signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (last: Page) => (last.data.at(-1)?.meta.has_older ? last.data.at(-1)!.id : undefined),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Prepends new notifications; fetches nothing until the list has been opened. */
export async function refreshNotifications(): Promise<void> {
  const shown = queryClient.getQueryData<Pages>(key)
  if (!shown) return
  let newest: number | undefined = shown.pages[0]?.data[0]?.id
  if (newest === undefined) return void queryClient.invalidateQueries({ queryKey: key })
  // After a longer time offline there may be several pages.
  for (let isMore = true; isMore; ) {
    const { data }: Page = await request(listNotifications, {
      query: { newer_than: newest, per_page: maxAtOnce },
    })
    queryClient.setQueryData<Pages>(key, pages => pages && prepended(pages, data))
    newest = data[0]?.id ?? newest
    isMore = data.length === maxAtOnce
  }
}

const maxAtOnce = 100

/** Optimistic: restored if the server refuses. */
export async function dropNotification(id: number): Promise<void> {
  const before = queryClient.getQueryData<Pages>(key)
  queryClient.setQueryData<Pages>(key, pages => pages && without(pages, id))
  try {
    await request(dropEndpoint, { params: { id } }, { quiet: [404] })
  } catch (error) {
    queryClient.setQueryData(key, before)
    throw error
  }
}

export function prepended(shown: Pages, newer: readonly Notification[]): Pages {
  const known = new Set(shown.pages.flatMap(page => page.data.map(({ id }) => id)))
  const [first = { data: [] }, ...others] = shown.pages
  const added = newer.filter(({ id }) => !known.has(id))
  return { ...shown, pages: [{ ...first, data: [...added, ...first.data] }, ...others] }
}

export const without = (shown: Pages, id: number): Pages => ({
  ...shown,
  pages: shown.pages.map(page => ({ ...page, data: page.data.filter(one => one.id !== id) })),
})
