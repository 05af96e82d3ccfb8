import { z } from 'zod'
import { id } from '../shared/fields.ts'

export const tagTypes = ['order', 'trucks_and_trailer', 'customer'] as const
export type TagType = (typeof tagTypes)[number]

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

export const maxTagsOfType = 10

export const tagNameMax = 50

export const tagShape = z.object({ id, name: z.string(), color: z.string() })
export type TagShape = z.infer<typeof tagShape>

export const maxTagsOfRecord = 5

export const tagIds = z.array(id).max(maxTagsOfRecord).default([])
