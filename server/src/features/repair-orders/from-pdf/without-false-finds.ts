import type { PdfFindings } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { vinsOfKnownManufacturers } from '#server/features/lookups/index.ts'
import type { Context } from '#server/operation/context.ts'
import type { TextFindings } from './find-in-text.ts'

/**
 * What the text alone cannot tell: a number that the document does not call a VIN is one if a manufacturer is known by its
 * first characters, and the shop itself is not its own customer.
 */
export async function withoutFalseFinds(
  context: Pick<Context, 'shop' | 'db'>,
  { vins, customers, ...found }: TextFindings,
): Promise<PdfFindings> {
  const known = await vinsOfKnownManufacturers(
    context,
    vins.filter(({ isCalledVin }) => !isCalledVin).map(({ value }) => value),
  )
  const { company_name } = await context.db
    .selectFrom('company')
    .select('company_name')
    .executeTakeFirstOrThrow()
  return {
    ...found,
    vins: vins
      .filter(({ value, isCalledVin }) => isCalledVin || known.includes(value))
      .map(({ isCalledVin: _, ...vin }) => vin),
    customers: customers.filter(({ value }) => plain(value) !== plain(company_name)),
  }
}

/** `Cicero Truck Repair, Inc.` is `Cicero Truck Repair`. */
const plain = (name: string): string =>
  name
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (?:LLC|L L C|INC|CORP|LTD|CO)\s*$/, '')
    .trim()
