import { createRoute, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { type Guard, passes } from '#web/access/guard.ts'
import { fetchMe } from '#web/access/me.ts'
import { fetchAhead } from '#web/api/hooks.ts'
import { shellRoute } from './layout-route.tsx'
import { readId } from './read-id.ts'

/** What a page's module may hold besides the page itself. */
interface PageModule {
  default: ComponentType
  /** Fetches what the page will read: called when its link is hovered or focused, and when it is opened. */
  load?: (at: { params: { id?: number }; search: Record<string, unknown> }) => unknown
}

interface LoaderInput {
  params: { id?: number }
  deps: { search: Record<string, unknown> }
  /** `preload`: only the link was hovered or focused. */
  cause: 'preload' | 'enter' | 'stay'
}

/**
 * One URL. `$id` is a positive number, or the path is not found. The page's code is loaded on demand. Whoever
 * does not pass the guard is sent to /forbidden.
 */
export function page(path: string, load: () => Promise<unknown>, guard: Guard = {}) {
  const module = remembered(load as () => Promise<PageModule>)
  const route = createRoute({
    getParentRoute: () => shellRoute,
    path,
    params: path.includes('$id')
      ? { parse: readId, stringify: ({ id }: { id: number }) => ({ id: String(id) }) }
      : undefined,
    beforeLoad: async () => {
      if (!passes(await fetchMe(), guard)) throw redirect({ to: '/forbidden', replace: true })
    },
    loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({ search }),
    loader: async ({ params, deps, cause }: LoaderInput) => {
      const { load: fetchData } = await module()
      const fetching = () => fetchData?.({ params, search: deps.search })
      // Not waited for: the page shows its own skeleton, or at once what is known already.
      if (cause === 'preload') fetchAhead(fetching)
      else fetching()
    },
  } as never)
  return route.lazy(async () => ({ options: { component: (await module()).default } }) as never)
}

/** Asked for once; a failed load is tried again. */
function remembered<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | null = null
  return () => {
    promise ??= load().catch((error: unknown) => {
      promise = null
      throw error
    })
    return promise
  }
}
