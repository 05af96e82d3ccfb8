import type { z } from 'zod'
import { applicationEndpoints } from '#contract/application/application-endpoints.ts'
import { setConfiguredLanguage } from '#web/api/language.ts'
import { queryClient } from '#web/api/query-client.ts'
import { afterRecordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { setBrandName } from '#web/shell/breadcrumbs.ts'
import { setMailSent } from '#web/shell/mail-delivery.ts'
import { setShopZone } from '#web/shell/shop-zone.ts'
import { createStore } from '#web/shell/store.ts'
import { authUrl } from './sign-in-address.ts'

type Configuration = z.output<typeof applicationEndpoints.getAppConfig.response>['data']

/** The application configuration. Loaded before the first page is rendered. */
export const configuration = createStore<Configuration | null>(null)

export async function loadConfiguration(): Promise<void> {
  const { data } = await request(applicationEndpoints.getAppConfig, {})
  const zoneBefore = configuration.get()?.timezone
  configuration.set(data)
  authUrl.set(data.auth_url)
  setConfiguredLanguage(data.default_language)
  setBrandName(data.brand)
  setShopZone(data.timezone)
  setMailSent(data.is_mail_sent)
  // What is due, what is overdue and which day it is may be other now.
  if (zoneBefore !== undefined && zoneBefore !== data.timezone) void queryClient.invalidateQueries()
}

/** The name and time zone of the shop are changed in its settings. */
export const followCompany = (): void =>
  afterRecordChanged('company', () => loadConfiguration().catch(ignoreFailure))

// The next page that is loaded brings it.
const ignoreFailure = (failure: unknown) => console.warn('The configuration could not be read again', failure)
