import { z } from 'zod'
import { hasDecimals } from '../shared/fields.ts'

const quantityMax = 999_999.999

/** Greater than zero, with up to three decimals. Whether decimals are allowed depends on the unit. */
export const quantity = z
  .number()
  .gt(0)
  .max(quantityMax)
  .refine(value => hasDecimals(value, 3), { params: { code: 'validate__three_decimals' } })

/** A unit without decimals takes whole numbers only. */
export const fitsUnit = (value: number, unit: { accept_decimals: boolean }): boolean =>
  unit.accept_decimals || Number.isInteger(value)
