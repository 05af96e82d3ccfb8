import { z } from 'zod'
import { column } from '../records/columns.ts'
import { defineDictionary } from '../records/dictionary.ts'
import { hourlyRate, id, isRecord, requiredText } from '../shared/fields.ts'

export const laborRateNameMax = 100

const isUsable = z.superRefine<Record<string, unknown>>(
  (rate, { addIssue }) => {
    if ((rate.rate ?? null) === null)
      addIssue({ code: 'custom', path: ['rate'], params: { code: 'validate__required' } })
    if (rate.is_default === true && rate.is_active === false)
      addIssue({ code: 'custom', path: ['is_active'], params: { code: 'validate__default-in-use' } })
  },
  { when: isRecord },
)

/** What an hour of labor costs. One is the default: the company's hourly rate. */
export const laborRates = defineDictionary('/api/v1/labor-rates', {
  kind: 'labor_rate',
  resource: 'labor-rates',
  what: 'labor rates',
  words: 'labor-rates',
  columns: {
    name: column.text(requiredText(laborRateNameMax)),
    /** Dollars. Null only of the company's while it has none. */
    rate: column.optionalMoney(hourlyRate),
    is_default: column.flag(),
    is_active: column.flag(true),
  },
  rule: isUsable,
})

export const laborRateEndpoints = laborRates.endpoints
export type LaborRate = z.infer<typeof laborRates.record>
export type LaborRatePayload = z.input<typeof laborRates.input>

/** Of a customer or a type of work; null: none, or the caller may not read labor rates. */
export const laborRateOf = z
  .object({ id, name: z.string(), rate: z.number().nullable(), is_default: z.boolean() })
  .nullable()
export type LaborRateOf = z.infer<typeof laborRateOf>

export const laborRateId = id.nullish().transform(value => value ?? null)
