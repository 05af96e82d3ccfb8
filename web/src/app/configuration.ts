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
  // Due and overdue depend on the time zone.
  if (zoneBefore !== undefined && zoneBefore !== data.timezone) void queryClient.invalidateQueries()
}

export const followCompany = (): void =>
  afterRecordChanged('company', () => loadConfiguration().catch(ignoreFailure))

// The next page load reads it.
const ignoreFailure = (failure: unknown) => console.warn('The configuration could not be read again', failure)
