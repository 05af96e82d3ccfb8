import { z } from 'zod'
import { exportEndpoint } from '../records/list-export.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { id, namedText, optionalText, version } from '../shared/fields.ts'
import { listOf, one, searchText } from '../shared/page.ts'
import { richText } from '../shared/rich-text.ts'
import { withoutAlias } from '../shared/seo-alias.ts'
import { requiredSlug } from '../shared/slug.ts'
import { imageExtensions, thumbnailSize, type UploadRules } from '../shared/uploads.ts'

/** Truck parts and trailer parts: seeded, without a parent, never deleted. */
const rootCategoryIds = [1, 2] as const
export const isRootCategory = (categoryId: number | undefined): boolean =>
  rootCategoryIds.some(root => root === categoryId)

export const categoryNameMax = 255
export const categoryDescMax = 500

export const categoryImageSlots = ['menu_image', 'mobile_image', 'header_image', 'seo_image'] as const
export type CategoryImageSlot = (typeof categoryImageSlots)[number]

/** The server's limits; browsers shrink images to `categoryImageSentMaxKb`. */
export const categoryImageRules: UploadRules = {
  extensions: imageExtensions,
  maxKb: 2048,
  maxCount: 1,
  thumbnails: { thumbnail: thumbnailSize * 2 },
  thumbnailFit: 'inside',
  minSide: 100,
  maxSide: 10_000,
}
export const categoryImageSentMaxKb = 1000

const categoryImage = z.object({
  name: z.string(),
  url: z.string(),
  thumbnail_url: z.string(),
  /** Bytes. */
  size: z.number().int(),
})
export type CategoryImage = z.infer<typeof categoryImage>

const flag = z.union([z.literal(0), z.literal(1)])

const categoryRow = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  parent_id: id.nullable(),
  position: z.number().int(),
  display_menu: flag,
  parts_count: z.number().int(),
  /** Whether it has parts, so that it cannot be deleted. */
  hasRelatedEntities: z.boolean(),
  /** Whether a category below has parts, so that this cannot be deleted. */
  hasChildrenRelatedEntities: z.boolean(),
  version: z.number().int(),
})

export interface CategoryNode extends z.infer<typeof categoryRow> {
  children: CategoryNode[]
}
/** Loosely typed, as OpenAPI is generated without recursive schemas. */
const children = z.array(z.looseObject({ id, name: z.string() })) as unknown as z.ZodType<CategoryNode[]>
const categoryNode = categoryRow.extend({ children })

const category = categoryNode.extend({
  /** Null: that of the category above. */
  price_matrix_id: id.nullable(),
  price_matrix_name: z.string().nullable(),
  google_product_category: z.string(),
  desc: z.string(),
  menu_image: categoryImage.nullable(),
  mobile_image: categoryImage.nullable(),
  header_image: categoryImage.nullable(),
  seo: z.object({
    h1: z.string(),
    title: z.string(),
    desc: z.string(),
    keywords: z.string(),
    text: z.string(),
    image: categoryImage.nullable(),
  }),
})
export type Category = z.infer<typeof category>

const position = z.number('validate__position-required').int().min(0).max(999_999)

const categoryInput = z.object({
  name: namedText(categoryNameMax),
  slug: requiredSlug,
  position,
  parent_id: id.nullish().transform(value => value ?? null),
  google_product_category: optionalText(255),
  desc: optionalText(categoryDescMax),
  display_menu: flag.default(0),
  price_matrix_id: id.nullish().transform(value => value ?? null),
  seo: z
    .object({
      h1: optionalText(255),
      title: optionalText(255),
      desc: optionalText(categoryDescMax),
      /** An alias of `desc`. */
      description: optionalText(categoryDescMax),
      keywords: optionalText(500),
      text: richText,
    })
    .partial()
    .transform(withoutAlias)
    .prefault({}),
  version,
})
export type CategoryInput = z.output<typeof categoryInput>

const moveInput = z.object({
  parent_id: id.nullable(),
  index: z.number().int().min(0).max(999_999),
})
export type CategoryMove = z.output<typeof moveInput>

const path = '/api/v1/categories'
const ofSlot = z.object({ id, slot: z.enum(categoryImageSlots) })
const files = Object.fromEntries(categoryImageSlots.map(slot => [slot, categoryImageRules])) as Record<
  CategoryImageSlot,
  UploadRules
>

const listCategories = defineEndpoint({
  method: 'GET',
  path,
  requires: 'inventory-categories.read',
  summary:
    'The tree of categories, each level by position; with a search those whose names have it, and what they are in',
  query: z.object({ search: searchText }),
  response: listOf(categoryNode),
})
export type CategoryListQuery = z.output<typeof listCategories.query>

export const categoryEndpoints = {
  listCategories,
  exportCategories: exportEndpoint(path, {
    ...listCategories,
    what: 'the categories, from the top of the tree down,',
  }),
  getCategory: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    requires: 'inventory-categories.read',
    summary: 'One category with those below it',
    response: one(category),
  }),
  createCategory: defineEndpoint({
    method: 'POST',
    path,
    requires: 'inventory-categories.create',
    summary: 'Adds a category (multipart for its images)',
    body: categoryInput,
    files,
    response: one(category),
  }),
  updateCategory: defineEndpoint({
    method: 'POST',
    also: 'PUT',
    path: `${path}/{id}`,
    requires: 'inventory-categories.update',
    summary:
      'Saves a category (multipart for its images); an image that comes takes the place of the one there was',
    body: categoryInput,
    files,
    response: one(category),
  }),
  moveCategory: defineEndpoint({
    method: 'POST',
    also: 'PUT',
    path: `${path}/{id}/move`,
    requires: 'inventory-categories.update',
    summary: 'Moves a category within the tree; the positions of its siblings are updated',
    body: moveInput,
    response: 'nothing',
  }),
  deleteCategory: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    requires: 'inventory-categories.delete',
    summary: 'Deletes a category and those below it, where no part is in any of them',
    response: 'nothing',
  }),
  getCategoryImage: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/images/{slot}`,
    requires: ['inventory-categories.read', 'inventories.read'],
    summary: 'An image of a category; with size=thumbnail its small picture',
    params: ofSlot,
    query: z.object({ size: z.enum(['whole', 'thumbnail']).default('whole'), v: z.string().optional() }),
    response: 'file',
  }),
  deleteCategoryImage: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}/images/{slot}`,
    requires: 'inventory-categories.update',
    summary: 'Removes an image of a category at once',
    params: ofSlot,
    response: 'nothing',
  }),
}
