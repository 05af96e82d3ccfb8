import { z } from 'zod'
import { bulkEndpoint } from '../records/bulk.ts'
import type { Endpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'

const tagging = { tag_id: id, is_tagged: z.boolean() }
export type Tagging = z.output<z.ZodObject<typeof tagging>>

export const bulkTagEndpoint = <const P extends string>(
  path: P,
  requires: Endpoint['requires'],
  what: string,
) =>
  bulkEndpoint(path, {
    act: 'tag',
    requires,
    summary: `Adds a tag to several ${what}, or removes it`,
    what: tagging,
  })
