import { z } from 'zod'
import { type Decimals, numberUpTo } from '../shared/fields.ts'

export const taxMax = 99.9

/** Allowed decimals of tax rates; the default is one (Chicago charges 10.25 %). */
export const taxDecimals = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** Percent, with the most decimals that the settings can allow. */
export const taxRate = numberUpTo(taxMax, 3 satisfies Decimals)
