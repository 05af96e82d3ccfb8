import { z } from 'zod'
import { id } from '../shared/fields.ts'
import { countries, stateShape } from './places.ts'

const titled = z.object({ key: z.string(), title: z.string() })
const named = z.object({ id, name: z.string() })
export const suggestion = z.object({ name: z.string() })

const roleShape = z.object({
  id,
  name: z.string(),
  title: z.string(),
  color: z.string(),
})
const languageShape = z.object({ id, name: z.string(), slug: z.string(), default: z.boolean() })
const timeZoneShape = z.object({
  /** IANA name. */
  timezone: z.string(),
  /** `(UTC-06:00) Central Time - Chicago`, with the current offset. */
  title: z.string(),
})
const driverShape = z.object({ id, full_name: z.string(), dispatcher_id: id.nullable() })
const damageCodeShape = z.object({ id, code: z.string(), title: z.string() })
const ticketStatusShape = z.object({ id, name: z.string(), color: z.string() })
const countryShape = z.object({ code: z.enum(['us', 'ca']), name: z.enum(countries.map(c => c.name)) })

/** The lists that depend neither on a search nor on the shop, by their key in the combined response. */
export const fixedLists = {
  package_types: titled,
  delivery_methods: titled,
  roles: roleShape,
  languages: languageShape,
  activity_statuses: titled,
  countries: countryShape,
  states: stateShape,
  contact_types: titled,
  timezones: timeZoneShape,
  drivers: driverShape,
  review_statuses: titled,
  payment_methods: titled,
  vehicle_types: named,
  damage_codes: damageCodeShape,
  order_statuses: titled,
  bill_statuses: titled,
  pay_statuses: titled,
  overdue_statuses: titled,
  ticket_statuses: ticketStatusShape,
} as const
export type FixedListName = keyof typeof fixedLists
export type FixedList<Name extends FixedListName> = z.infer<(typeof fixedLists)[Name]>[]
