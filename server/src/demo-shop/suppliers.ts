import type { Kysely } from 'kysely'
import { insertNumberedRows, insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import { type Calendar, firstDay } from './calendar.ts'

/** Name, site, and contacts with their role, the main one first. */
const suppliers = [
  [
    'Joliet Fleet Supply',
    'jolietfleet.example',
    [
      ['Darnell Hughes', 'Counter sales'],
      ['Patty Kowalski', 'Accounts'],
    ],
  ],
  [
    'Windy City Truck Parts',
    'windycityparts.example',
    [
      ['Rosa Delgado', 'Inside sales'],
      ['Mike Brandt', 'Warehouse'],
    ],
  ],
  [
    'Route 53 Heavy Duty',
    'route53hd.example',
    [
      ['Tom Sikorski', 'Branch manager'],
      ['Janelle Price', 'Counter sales'],
    ],
  ],
  ['Midwest Wheel & Rim', 'midwestwheel.example', [['Gary Lindqvist', 'Sales']]],
  [
    'Illiana Trailer Supply',
    'illianatrailer.example',
    [
      ['Stephanie Ortiz', 'Trailer parts desk'],
      ['Bill Novak', 'Deliveries'],
    ],
  ],
  ['Lakeland Lubricants', 'lakelandlube.example', [['Hank Petersen', 'Route driver']]],
  [
    'Badger Filter & Hydraulics',
    'badgerfilter.example',
    [
      ['Marcy Olson', 'Filters and hydraulics'],
      ['Dan Fitch', 'Accounts'],
    ],
  ],
  [
    'Great Lakes Tire Wholesale',
    'gltire.example',
    [
      ['Luis Carrillo', 'Tire desk'],
      ['Amber Wells', 'Dispatch'],
    ],
  ],
  ['Core Exchange Remanufacturing', 'corexchange.example', [['Victor Ramsey', 'Cores and returns']]],
  [
    'Calumet Electrical Supply',
    'calumetelectric.example',
    [
      ['Ewa Nowak', 'Electrical desk'],
      ['Phil Grant', 'Warranty'],
    ],
  ],
] as const

export async function writeSuppliers(db: Kysely<Database>, calendar: Calendar): Promise<number[]> {
  const ids = await insertNumberedRows(
    db,
    'suppliers',
    suppliers.map(([name, site], index) => ({
      name,
      url: `https://${site}`,
      created_at: calendar.at(firstDay, 500 + index),
    })),
  )
  await insertRows(
    db,
    'supplier_contacts',
    suppliers.flatMap(([, site, people], index) =>
      people.map(([name, position], place) => ({
        supplier_id: ids[index]!,
        place,
        is_main: place === 0,
        name,
        position,
        email: `${name.toLowerCase().replaceAll(' ', '.')}@${site}`,
        emails: place === 0 ? [{ value: `orders@${site}` }] : [],
        phone: `+1815555${2000 + index * 10 + place}`,
        phone_extension: index % 3 === 0 ? String(100 + index) : null,
        phones: index % 4 === 1 ? [{ number: `+1312555${3000 + index}`, extension: null }] : [],
        created_at: calendar.at(firstDay, 500 + index),
      })),
    ),
  )
  return ids
}
