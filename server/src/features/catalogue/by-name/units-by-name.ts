import type { Kysely } from 'kysely'
import { type UnitChoice, unitNameMax } from '#contract/catalogue/unit.ts'
import type { Database } from '#server/database/tables.ts'
import { firstSpellings, sameName } from '#server/records/import/same-name.ts'

/** Units by name or by another spelling of it, `each` for `pcs`. Creates missing ones whose names are short enough. */
export async function unitsByName(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<{ units: Map<string, UnitChoice>; made: string[] }> {
  const known = await db.selectFrom('units').select(['id', 'name', 'accept_decimals']).execute()
  const units = new Map(known.map(unit => [sameName(unit.name), unit]))
  const made: string[] = []
  for (const [key, name] of firstSpellings(names)) {
    if (units.has(key)) continue
    const spellings = unitSpellings.find(({ names: same }) => same.includes(plainUnit(key)))
    const same = [...units.values()].find(
      unit => plainUnit(unit.name) === plainUnit(key) || spellings?.names.includes(plainUnit(unit.name)),
    )
    if (!same && name.length > unitNameMax) continue
    units.set(key, same ?? (await createUnit(name, spellings?.isMeasured ?? false)))
    if (!same) made.push(name)
  }
  return { units, made }

  function createUnit(name: string, accept_decimals: boolean): Promise<UnitChoice> {
    return db
      .insertInto('units')
      .values({ name, accept_decimals })
      .returning(['id', 'name', 'accept_decimals'])
      .executeTakeFirstOrThrow()
  }
}

const plainUnit = (name: string): string => sameName(name).replace(/\.$/, '')

/** As programs write one unit. */
const unitSpellings: readonly { names: readonly string[]; isMeasured: boolean }[] = [
  { names: ['pcs', 'pc', 'piece', 'pieces', 'ea', 'each', 'unit', 'units', 'шт', 'pza'], isMeasured: false },
  { names: ['pair', 'pairs', 'pr'], isMeasured: false },
  { names: ['box', 'boxes', 'bx'], isMeasured: false },
  { names: ['case', 'cases', 'cs'], isMeasured: false },
  { names: ['gal', 'gallon', 'gallons'], isMeasured: true },
  { names: ['qt', 'quart', 'quarts'], isMeasured: true },
  { names: ['l', 'liter', 'liters', 'litre', 'litres'], isMeasured: true },
  { names: ['oz', 'ounce', 'ounces'], isMeasured: true },
  { names: ['lb', 'lbs', 'pound', 'pounds'], isMeasured: true },
  { names: ['kg'], isMeasured: true },
  { names: ['in', 'inch', 'inches'], isMeasured: true },
  { names: ['ft', 'foot', 'feet'], isMeasured: true },
  { names: ['m', 'meter', 'meters'], isMeasured: true },
]
