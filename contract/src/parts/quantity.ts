import { z } from 'zod'
import { hasDecimals } from '../shared/fields.ts'

const quantityMax = 999_999.999

/** Positive, with up to three decimals if the unit allows them. */
export const quantity = z
  .number()
  .gt(0)
  .max(quantityMax)
  .refine(value => hasDecimals(value, 3), { params: { code: 'validate__three_decimals' } })

export const fitsUnit = (value: number, unit: { accept_decimals: boolean }): boolean =>
  unit.accept_decimals || Number.isInteger(value)
