import { z } from 'zod'
import { type Decimals, numberUpTo } from '../shared/fields.ts'

export const taxMax = 99.9

/** How many decimals tax rates have; one, unless the company settings say otherwise (Chicago charges 10.25 %). */
export const taxDecimals = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** A tax rate in percent, with as many decimals as there can be at most: 99.9, 10.25 and 7.125 are 6 characters at most. */
export const taxRate = numberUpTo(taxMax, 3 satisfies Decimals)
