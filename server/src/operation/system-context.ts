import type { Shop } from '#server/platform/shop.ts'
import { readCompanyState } from './company-state.ts'
import type { Caller, Context } from './context.ts'
import { inTransaction } from './transaction.ts'

export type SystemContext = Omit<Context, 'user'> & { user: null }

/** One write of a job, in one transaction. */
export async function inSystemContext<T>(
  shop: Shop,
  work: (context: SystemContext) => Promise<T>,
): Promise<T> {
  const { timezone } = await readCompanyState(shop.db)
  const caller: Caller = {
    user: null,
    permissions: new Set(),
    now: shop.clock.now(),
    language: shop.configuration.defaultLanguage,
    timezone,
    companyTimezone: timezone,
    ip: '',
    accessToken: '',
    cookies: {},
    setCookie: () => {
      throw new Error('A job has no browser to keep a cookie in')
    },
  }
  return inTransaction(shop, caller, false, context => work(context as unknown as SystemContext))
}
