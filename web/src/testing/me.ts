import { permissions } from '#contract/access/permissions.ts'
import type { applicationEndpoints } from '#contract/application/application-endpoints.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { AnswerOf } from '#contract/shared/endpoint.ts'

/** Who is signed in in the tests of components: an admin who may do everything. */
export const me: Profile = {
  id: 1,
  full_name: 'Ellen Hart',
  first_name: 'Ellen',
  last_name: 'Hart',
  email: 'ellen@rigbay.test',
  phone: null,
  phone_extension: null,
  phones: [],
  role_id: 2,
  role: { id: 2, name: 'admin' },
  photo: null,
  language: 'en',
  permissions: Object.fromEntries(
    Object.entries(permissions).map(([resource, actions]) => [resource, [...actions]]),
  ),
  default_views: [],
  version: 1,
}

export const configuration: AnswerOf<typeof applicationEndpoints.getAppConfig>['data'] = {
  brand: 'Rigbay',
  company_name: 'Prairie Truck Service',
  auth_url: '/auth',
  default_language: 'en',
  languages: [{ id: 1, name: 'English', slug: 'en', default: true }],
  timezone: 'America/Chicago',
  is_demo: false,
  is_mail_sent: true,
}
