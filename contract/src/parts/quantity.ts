import { z } from 'zod'
import { hasDecimals } from '../shared/fields.ts'

const quantityMax = 999_999.999

/** More than nothing, of up to three decimals. Whether decimals are taken at all is the unit's to say. */
export const quantity = z
  .number()
  .gt(0)
  .max(quantityMax)
  .refine(value => hasDecimals(value, 3), { params: { code: 'validate__three_decimals' } })

/** A unit that takes no decimals takes whole numbers alone. */
export const fitsUnit = (value: number, unit: { accept_decimals: boolean }): boolean =>
  unit.accept_decimals || Number.isInteger(value)
