import { states } from '#contract/lookups/places.ts'

export interface Place {
  city: string
  state_id: number
  zip: string
  area: string
}

const rows = [
  ['Joliet', 'IL', '60435', '815'],
  ['Joliet', 'IL', '60436', '815'],
  ['Bolingbrook', 'IL', '60440', '630'],
  ['Romeoville', 'IL', '60446', '815'],
  ['Chicago', 'IL', '60632', '773'],
  ['Chicago', 'IL', '60638', '773'],
  ['Chicago', 'IL', '60639', '773'],
  ['Elmwood Park', 'IL', '60707', '708'],
  ['Cicero', 'IL', '60804', '708'],
  ['Elk Grove Village', 'IL', '60007', '847'],
  ['Bensenville', 'IL', '60106', '630'],
  ['Franklin Park', 'IL', '60131', '847'],
  ['Elgin', 'IL', '60123', '847'],
  ['Aurora', 'IL', '60506', '331'],
  ['Rockford', 'IL', '61109', '779'],
  ['Kankakee', 'IL', '60901', '815'],
  ['Ottawa', 'IL', '61350', '815'],
  ['Wheeling', 'IL', '60090', '847'],
  ['Tinley Park', 'IL', '60477', '708'],
  ['Mokena', 'IL', '60448', '708'],
  ['Des Plaines', 'IL', '60016', '847'],
  ['Waukegan', 'IL', '60085', '224'],
  ['Peoria', 'IL', '61602', '309'],
  ['East Chicago', 'IN', '46312', '219'],
  ['Hammond', 'IN', '46320', '219'],
  ['Gary', 'IN', '46403', '219'],
  ['Valparaiso', 'IN', '46383', '219'],
  ['South Bend', 'IN', '46601', '574'],
  ['Fort Wayne', 'IN', '46808', '260'],
  ['Kenosha', 'WI', '53142', '262'],
  ['Racine', 'WI', '53402', '262'],
  ['Milwaukee', 'WI', '53215', '414'],
  ['Janesville', 'WI', '53545', '608'],
  ['Waukesha', 'WI', '53186', '262'],
] as const

const stateOf = (short: string): number => states.find(state => state.short === short)!.id

export const places: readonly Place[] = rows.map(([city, state, zip, area]) => ({
  city,
  state_id: stateOf(state),
  zip,
  area,
}))

export const placeNamed = (city: string): Place => {
  const found = places.find(place => place.city === city)
  if (!found) throw new Error(`${city} is no place of the demo`)
  return found
}

export const streets = [
  'Industrial Dr',
  'W Jefferson St',
  'Maple Ave',
  'N Larkin Ave',
  'Archer Ave',
  'Commerce Pkwy',
  'S Cicero Ave',
  'E Lincoln Hwy',
  'Old Plank Rd',
  'Weber Rd',
  'Prairie St',
  'Cedar Ln',
  'Railroad Ave',
  'Harvest Ct',
  'W 47th St',
  'Oak Ridge Dr',
  'Mound Rd',
  'County Line Rd',
]

/** Fictitious numbers (555-0100 to 555-0199), each used once. */
export function phoneBook() {
  const given = new Map<string, number>()
  return (area: string): string => {
    const line = given.get(area) ?? 0
    if (line > 99) throw new RangeError(`Area ${area} has no fictitious number left`)
    given.set(area, line + 1)
    return `+1${area}5550${100 + ((line * 37) % 100)}`
  }
}
