import { z } from 'zod'
import { id } from '../shared/fields.ts'

/** What a tag is for; it never changes. */
export const tagTypes = ['order', 'trucks_and_trailer', 'customer'] as const
export type TagType = (typeof tagTypes)[number]

/** A tag as the tagged records contain it. */
export const tagShape = z.object({ id, name: z.string(), color: z.string() })
export type TagShape = z.infer<typeof tagShape>

/** How many tags a record may have. */
export const maxTagsOfRecord = 5

export const tagIds = z.array(id).max(maxTagsOfRecord).default([])
