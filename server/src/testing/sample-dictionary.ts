import { sql } from 'kysely'
import { column } from '#contract/records/columns.ts'
import { defineDictionary } from '#contract/records/dictionary.ts'
import { numberUpTo, requiredText } from '#contract/shared/fields.ts'
import { vehicleKinds } from '#contract/vehicles/vehicle-shapes.ts'
import { implementDictionary } from '#server/records/crud/dictionary.ts'
import { clearOthers } from '#server/records/crud/save-entry.ts'
import type { TestShop } from './test-shop.ts'

/** A dictionary with a column of each kind and one default record. Uses the kind `unit`. */
export const declaredRates = defineDictionary('/api/v1/sample-rates', {
  kind: 'unit',
  resource: 'dictionaries',
  what: 'sample rates',
  words: 'catalogue.units',
  columns: {
    name: column.text(requiredText(50)),
    hours: column.number(numberUpTo(10, 2)),
    amount: column.money(),
    is_default: column.flag(),
    valid_until: column.date(),
    vehicle_kind: column.optionalChoice(vehicleKinds, 'charges'),
    brand_id: column.reference(),
  },
})

export const sampleRates = implementDictionary(declaredRates, {
  about: 'Rates of a test.',
  table: 'sample_rates' as never,
  references: { brand_id: 'brands' },
  async beforeSave(context, { is_default }, before) {
    if (is_default) await clearOthers(context, sampleRates, 'is_default', before?.id)
  },
})

export const createSampleTable = ({ db }: Pick<TestShop, 'db'>) =>
  sql`
    create table sample_rates (
      id bigint generated always as identity primary key,
      name text not null,
      hours numeric(4,2) not null,
      amount numeric(12,2) not null,
      is_default boolean not null,
      valid_until date,
      vehicle_kind text,
      brand_id bigint references brands,
      version integer not null default 1
    );
    create unique index sample_rates_name on sample_rates (lower(name));
    create unique index sample_rates_default on sample_rates (is_default) where is_default`.execute(db)
