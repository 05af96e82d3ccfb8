import { z } from 'zod'

export const countries = [
  { code: 'us', name: 'USA' },
  { code: 'ca', name: 'Canada' },
] as const

const us = (id: number, short: string, name: string) => ({ id, name, short, country_code: 'us' as const })
const ca = (id: number, short: string, name: string) => ({ id, name, short, country_code: 'ca' as const })

/** Stored ids: never renumber. 1-51 states and DC, 52-56 territories, 57-59 the armed forces, 61-73 Canada. */
export const states = [
  us(1, 'AL', 'Alabama'),
  us(2, 'AK', 'Alaska'),
  us(3, 'AZ', 'Arizona'),
  us(4, 'AR', 'Arkansas'),
  us(5, 'CA', 'California'),
  us(6, 'CO', 'Colorado'),
  us(7, 'CT', 'Connecticut'),
  us(8, 'DE', 'Delaware'),
  us(9, 'DC', 'District of Columbia'),
  us(10, 'FL', 'Florida'),
  us(11, 'GA', 'Georgia'),
  us(12, 'HI', 'Hawaii'),
  us(13, 'ID', 'Idaho'),
  us(14, 'IL', 'Illinois'),
  us(15, 'IN', 'Indiana'),
  us(16, 'IA', 'Iowa'),
  us(17, 'KS', 'Kansas'),
  us(18, 'KY', 'Kentucky'),
  us(19, 'LA', 'Louisiana'),
  us(20, 'ME', 'Maine'),
  us(21, 'MD', 'Maryland'),
  us(22, 'MA', 'Massachusetts'),
  us(23, 'MI', 'Michigan'),
  us(24, 'MN', 'Minnesota'),
  us(25, 'MS', 'Mississippi'),
  us(26, 'MO', 'Missouri'),
  us(27, 'MT', 'Montana'),
  us(28, 'NE', 'Nebraska'),
  us(29, 'NV', 'Nevada'),
  us(30, 'NH', 'New Hampshire'),
  us(31, 'NJ', 'New Jersey'),
  us(32, 'NM', 'New Mexico'),
  us(33, 'NY', 'New York'),
  us(34, 'NC', 'North Carolina'),
  us(35, 'ND', 'North Dakota'),
  us(36, 'OH', 'Ohio'),
  us(37, 'OK', 'Oklahoma'),
  us(38, 'OR', 'Oregon'),
  us(39, 'PA', 'Pennsylvania'),
  us(40, 'RI', 'Rhode Island'),
  us(41, 'SC', 'South Carolina'),
  us(42, 'SD', 'South Dakota'),
  us(43, 'TN', 'Tennessee'),
  us(44, 'TX', 'Texas'),
  us(45, 'UT', 'Utah'),
  us(46, 'VT', 'Vermont'),
  us(47, 'VA', 'Virginia'),
  us(48, 'WA', 'Washington'),
  us(49, 'WV', 'West Virginia'),
  us(50, 'WI', 'Wisconsin'),
  us(51, 'WY', 'Wyoming'),
  us(52, 'AS', 'American Samoa'),
  us(53, 'GU', 'Guam'),
  us(54, 'MP', 'Northern Mariana Islands'),
  us(55, 'PR', 'Puerto Rico'),
  us(56, 'VI', 'U.S. Virgin Islands'),
  us(57, 'AA', 'Armed Forces Americas'),
  us(58, 'AE', 'Armed Forces Europe'),
  us(59, 'AP', 'Armed Forces Pacific'),
  ca(61, 'AB', 'Alberta'),
  ca(62, 'BC', 'British Columbia'),
  ca(63, 'MB', 'Manitoba'),
  ca(64, 'NB', 'New Brunswick'),
  ca(65, 'NL', 'Newfoundland and Labrador'),
  ca(66, 'NS', 'Nova Scotia'),
  ca(67, 'NT', 'Northwest Territories'),
  ca(68, 'NU', 'Nunavut'),
  ca(69, 'ON', 'Ontario'),
  ca(70, 'PE', 'Prince Edward Island'),
  ca(71, 'QC', 'Quebec'),
  ca(72, 'SK', 'Saskatchewan'),
  ca(73, 'YT', 'Yukon'),
] as const

export type State = (typeof states)[number]

const byId: ReadonlyMap<number, State> = new Map(states.map(state => [state.id, state]))

const byName = new Map(
  states.flatMap(state => [[state.short, state] as const, [state.name.toUpperCase(), state] as const]),
)

export const stateByName = (name: string): State | undefined => byName.get(name.trim().toUpperCase())

export const stateById = (id: number): State | undefined => byId.get(id)

export const stateId = z
  .number()
  .int()
  .refine(id => byId.has(id), { params: { code: 'validate__not-in-list' } })

/** The state that issued a plate: parses a name or short name into the short name. Optional. */
export const plateState = z
  .string()
  .trim()
  .max(100)
  .nullish()
  .transform(text => text ?? '')
  .refine(text => text === '' || stateByName(text), { params: { code: 'validate__not-in-list' } })
  .transform(text => stateByName(text)?.short ?? '')

export const stateShape = z.object({
  id: z.number().int(),
  name: z.string(),
  status: z.boolean(),
  short: z.string(),
  country_code: z.enum(['us', 'ca']),
})

/** One ZIP code (US) or forward sortation area (Canada) of a city. */
export const cityShape = z.object({
  id: z.number().int(),
  name: z.string(),
  zip: z.string(),
  state_id: z.number().int(),
  state_short_name: z.string(),
  /** IANA name. */
  timezone: z.string(),
  country_name: z.enum(['USA', 'Canada']),
})
export type City = z.infer<typeof cityShape>
