import { roles } from '#contract/access/roles.ts'
import {
  activityStatuses,
  billStatuses,
  contactTypes,
  damageCodes,
  deliveryMethods,
  orderStatuses,
  overdueStatuses,
  packageTypes,
  payStatuses,
  reviewStatuses,
  ticketStatuses,
} from '#contract/lookups/fixed-lists.ts'
import type { FixedList, FixedListName } from '#contract/lookups/lookup-shapes.ts'
import { paymentMethods } from '#contract/lookups/payment-methods.ts'
import { countries, states } from '#contract/lookups/places.ts'
import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import { languages } from '#contract/shared/languages.ts'
import type { Context } from '#server/operation/context.ts'
import type { Translate } from '#server/platform/translations.ts'
import { timeZoneList } from './time-zone-list.ts'

export function fixedListRows<Name extends FixedListName>(name: Name, { now, t }: Context): FixedList<Name> {
  return rows[name](t, now)
}

const titled = (list: string, keys: readonly string[]) => (t: Translate) =>
  keys.map(key => ({ key, title: t(`lookups.${list}.${key}`) }))

const rows: { [Name in FixedListName]: (t: Translate, now: Date) => FixedList<Name> } = {
  package_types: titled('package_types', packageTypes),
  delivery_methods: titled('delivery_methods', deliveryMethods),
  roles: t => roles.map(role => ({ ...role, title: t(`lookups.roles.${role.name}`) })),
  languages: () => [...languages],
  activity_statuses: titled('activity_statuses', activityStatuses),
  countries: () => [...countries],
  states: () => states.map(state => ({ ...state, status: true })),
  contact_types: titled('contact_types', contactTypes),
  timezones: (t, now) => timeZoneList(now, t),
  drivers: () => [],
  review_statuses: titled('review_statuses', reviewStatuses),
  payment_methods: titled('payment_methods', paymentMethods),
  vehicle_types: t => vehicleTypes.map(({ id, name }) => ({ id, name: t(`lookups.vehicle_types.${name}`) })),
  damage_codes: t =>
    damageCodes.map(({ id, code, name }) => ({ id, code, title: t(`lookups.damage_codes.${name}`) })),
  order_statuses: titled('order_statuses', orderStatuses),
  bill_statuses: titled('bill_statuses', billStatuses),
  pay_statuses: titled('pay_statuses', payStatuses),
  overdue_statuses: titled('overdue_statuses', overdueStatuses),
  ticket_statuses: t =>
    ticketStatuses.map(({ id, name, color }) => ({ id, name: t(`lookups.ticket_statuses.${name}`), color })),
}
