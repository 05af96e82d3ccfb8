import { z } from 'zod'
import { bulkEndpoint } from '../records/bulk.ts'
import type { Endpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'

/** Whether a record has the tag. */
const tagging = { tag_id: id, is_tagged: z.boolean() }
export type Tagging = z.output<z.ZodObject<typeof tagging>>

/** Tags of several records of a kind at once. */
export const bulkTagEndpoint = <const P extends string>(
  path: P,
  requires: Endpoint['requires'],
  what: string,
) =>
  bulkEndpoint(path, {
    act: 'tag',
    requires,
    summary: `Puts a tag on several ${what}, or takes it off`,
    what: tagging,
  })
