import { createRoute, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { type Guard, passes } from '#web/access/guard.ts'
import { fetchMe } from '#web/access/me.ts'
import { fetchAhead } from '#web/api/hooks.ts'
import { baseLayoutRoute, publicLayoutRoute } from './layout-route.tsx'
import { readId } from './read-id.ts'

/** Exports of a page's module besides the page. */
interface PageModule {
  default: ComponentType
  /** Prefetches the page's data: when its link is hovered or focused, and when it is opened. */
  load?: (at: { params: { id?: number }; search: Record<string, unknown> }) => unknown
}

interface LoaderInput {
  params: { id?: number }
  deps: { search: Record<string, unknown> }
  /** `preload`: the link was hovered or focused. */
  cause: 'preload' | 'enter' | 'stay'
}

/**
 * One URL. `$id` must be a positive number, otherwise the path is not found. The code is loaded on demand;
 * users who do not pass the guard go to /forbidden.
 */
export function page(path: string, load: () => Promise<unknown>, guard: Guard = {}) {
  const module = remembered(load as () => Promise<PageModule>)
  const route = createRoute({
    getParentRoute: () => baseLayoutRoute,
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
      if (cause === 'preload') fetchAhead(fetching)
      else fetching()
    },
  } as never)
  return route.lazy(async () => ({ options: { component: (await module()).default } }) as never)
}

/** A URL without sign-in; its path may have other parameters than an id. */
export function publicPage(path: string, load: () => Promise<unknown>) {
  const module = remembered(load as () => Promise<PageModule>)
  const route = createRoute({ getParentRoute: () => publicLayoutRoute, path } as never)
  return route.lazy(async () => ({ options: { component: (await module()).default } }) as never)
}

/** Loaded once; a failed load is retried. */
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
