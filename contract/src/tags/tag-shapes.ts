import { z } from 'zod'
import { id } from '../shared/fields.ts'

/** What a tag is for; it never changes. */
export const tagTypes = ['order', 'trucks_and_trailer', 'customer'] as const
export type TagType = (typeof tagTypes)[number]

/** What a tag may look like; several may have the same color. */
export const tagColors = [
  '#f5222d',
  '#fa541c',
  '#fa8c16',
  '#fadb14',
  '#52c41a',
  '#13c2c2',
  '#1890ff',
  '#2f54eb',
  '#722ed1',
  '#eb2f96',
] as const

/** How many tags there may be of a type. */
export const maxTagsOfType = 10

export const tagNameMax = 50

/** A tag as the tagged records contain it. */
export const tagShape = z.object({ id, name: z.string(), color: z.string() })
export type TagShape = z.infer<typeof tagShape>

/** How many tags a record may have. */
export const maxTagsOfRecord = 5

export const tagIds = z.array(id).max(maxTagsOfRecord).default([])
