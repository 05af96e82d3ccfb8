import { z } from 'zod'
import { dictionaryEndpoints, dictionaryRecord } from '../records/dictionary.ts'
import { id, requiredText, version } from '../shared/fields.ts'
import { slug } from '../shared/slug.ts'

export const brandNameMax = 255

const brandChoice = z.object({ id, name: z.string(), slug: z.string() })

const brand = dictionaryRecord.extend({ slug: z.string() })
export type Brand = z.infer<typeof brand>

const brandInput = z.object({
  name: requiredText(brandNameMax),
  /** Made from the name where it is left empty. */
  slug: slug.default(''),
  version,
})
export type BrandInput = z.output<typeof brandInput>

export const brandEndpoints = dictionaryEndpoints('/api/v1/brands', {
  resource: 'inventory-brands',
  choosers: ['inventories.read'],
  what: 'brands',
  record: brand,
  choice: brandChoice,
  input: brandInput,
})
