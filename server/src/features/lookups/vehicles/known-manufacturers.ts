import type { Context } from '#server/operation/context.ts'
import { lookupDataIn } from '../data/lookup-data.ts'

/** VINs that start with the code of a manufacturer. A failed lookup is logged and returns none. */
export async function vinsOfKnownManufacturers(
  { shop }: Pick<Context, 'shop'>,
  vins: readonly string[],
): Promise<readonly string[]> {
  if (vins.length === 0) return []
  try {
    return await lookupDataIn(shop.configuration.dataDir).ask('vinsOfManufacturers', { vins })
  } catch (error) {
    shop.log.error({ err: error, call: 'vinsOfManufacturers' }, 'lookup failed')
    return []
  }
}
