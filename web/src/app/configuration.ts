import type { z } from 'zod'
import { platformEndpoints } from '#contract/application/application-endpoints.ts'
import { setConfiguredLanguage } from '#web/api/language.ts'
import { request } from '#web/api/request.ts'
import { setBrandName } from '#web/shell/breadcrumbs.ts'
import { setShopZone } from '#web/shell/shop-zone.ts'
import { createStore } from '#web/shell/store.ts'
import { authUrl } from './sign-in-address.ts'

type Configuration = z.output<typeof platformEndpoints.getAppConfig.response>['data']

/** The application configuration. Loaded before the first page is rendered. */
export const configuration = createStore<Configuration | null>(null)

export async function loadConfiguration(): Promise<void> {
  const { data } = await request(platformEndpoints.getAppConfig, {})
  configuration.set(data)
  authUrl.set(data.auth_url)
  setConfiguredLanguage(data.default_language)
  setBrandName(data.brand)
  setShopZone(data.timezone)
}
