import { z } from 'zod'
import { partFeature } from '../catalogue/part-features.ts'
import { unitChoice } from '../catalogue/unit.ts'
import { packageTypes } from '../lookups/fixed-lists.ts'
import { rowShape } from '../records/columns.ts'
import { dollars, id, timestamp } from '../shared/fields.ts'
import { partColumns } from './part-fields.ts'
import { partImage } from './part-images.ts'

export const partStatuses = ['in_stock', 'out_of_stock'] as const
export type PartStatus = (typeof partStatuses)[number]

/** Prices by quantity, rising. */
const wholesale = z.array(z.object({ min_qty: z.number(), price: dollars }))

export const partRow = z.object({
  id,
  ...rowShape(partColumns.listed),
  article_number: z.string(),
  category_id: id,
  category_name: z.string(),
  brand_id: id.nullable(),
  brand_name: z.string(),
  supplier_id: id.nullable(),
  supplier_name: z.string(),
  price_retail: dollars,
  price_wholesale: wholesale,
  /** Available: on hand less reserved. */
  quantity: z.number(),
  on_hand: z.number(),
  reserved: z.number(),
  min_limit: z.number().nullable(),
  /** The quantity is at or below `min_limit`. */
  is_below_min: z.boolean(),
  status: z.enum(partStatuses),
  unit_id: id,
  unit_name: z.string(),
  unit: unitChoice,
  main_image: partImage.nullable(),
  hasRelatedOpenOrders: z.boolean(),
  hasRelatedDeletedOrders: z.boolean(),
  hasRelatedTypesOfWork: z.boolean(),
})
export type PartRow = z.infer<typeof partRow>

export const part = partRow.extend({
  ...rowShape(partColumns.further),
  package_type: z.enum(packageTypes).nullable(),
  seo: z.object({
    title: z.string(),
    h1: z.string(),
    desc: z.string(),
    keywords: z.string(),
    text: z.string(),
    image: z.string().nullable(),
  }),
  features: z.array(partFeature),
  gallery: z.array(partImage),
  /**
   * Moving average of the purchase cost per unit: dollars with four decimals. Null for callers who may not see costs.
   */
  average_cost: z.number().nullable(),
  version: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type Part = z.infer<typeof part>

/** A search result in orders and types of work. */
export const partChoice = z.object({
  id,
  name: z.string(),
  stock_number: z.string(),
  article_number: z.string(),
  price_retail: dollars,
  price_wholesale: wholesale,
  min_limit_price: dollars.nullable(),
  /** By the level of the owner of `vehicle_id`; null without one, or without the right to write repair orders. */
  level_price: dollars.nullable(),
  /** Per unit, by the shop's cost basis: dollars with four decimals. Null for callers who may not see costs. */
  cost: z.number().nullable(),
  /** Available: on hand less reserved. */
  quantity: z.number(),
  on_hand: z.number(),
  reserved: z.number(),
  unit: unitChoice,
})
export type PartChoice = z.infer<typeof partChoice>
