import type { PackageType } from '#contract/lookups/fixed-lists.ts'
import type { Part } from '#contract/parts/part.ts'
import type { partEndpoints } from '#contract/parts/part-endpoints.ts'
import type { PartPayload, PartUpdatePayload } from '#contract/parts/part-input.ts'
import { dateIn } from '#contract/shared/dates.ts'
import type { CallInput } from '#contract/shared/endpoint.ts'

export interface PurchaseValues {
  date: string | null
  cost: number | null
  quantity: number | null
  invoice_number: string
}

/** What stands in the form of a part. */
export interface PartValues {
  name: string
  slug: string
  stock_number: string
  article_number: string
  category_id: number | null
  brand_id: number | null
  supplier_id: number | null
  unit_id: number | null
  price_retail: number | null
  delivery_cost: number | null
  min_limit: number | null
  min_limit_price: number | null
  for_shop: boolean
  is_new: boolean
  is_popular: boolean
  is_sale: boolean
  price_old: number | null
  discount: number | null
  length: number | null
  width: number | null
  height: number | null
  weight: number | null
  package_type: PackageType | null
  notes: string
  seo: { title: string; h1: string; desc: string; keywords: string; text: string }
  /** Of a new part. */
  purchase: PurchaseValues
}

/** Today, as the reader's clock has it. */
export const emptyPurchase = (): PurchaseValues => ({
  date: dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, Math.floor(Date.now() / 1000)),
  cost: null,
  quantity: null,
  invoice_number: '',
})

export const emptyPart = (): PartValues => ({
  name: '',
  slug: '',
  stock_number: '',
  article_number: '',
  category_id: null,
  brand_id: null,
  supplier_id: null,
  unit_id: null,
  price_retail: null,
  delivery_cost: null,
  min_limit: null,
  min_limit_price: null,
  for_shop: false,
  is_new: false,
  is_popular: false,
  is_sale: false,
  price_old: null,
  discount: null,
  length: null,
  width: null,
  height: null,
  weight: null,
  package_type: null,
  notes: '',
  seo: { title: '', h1: '', desc: '', keywords: '', text: '' },
  purchase: emptyPurchase(),
})

export function valuesOf(part: Part): PartValues {
  const values = emptyPart()
  const known = Object.keys(values).filter(field => field in part)
  return {
    ...values,
    ...(Object.fromEntries(known.map(field => [field, part[field as keyof Part]])) as Partial<PartValues>),
  }
}

/** What is still missing is the server's to say: it is sent as it stands. */
export const newPartBody = (values: PartValues) => given(values) as unknown as PartPayload

/** A saved part's unit and purchases are no longer the form's. */
export const partBody = ({ purchase: _, unit_id: __, ...values }: PartValues) =>
  given(values) as unknown as PartUpdatePayload

export const purchaseBody = (values: PurchaseValues) =>
  given(values) as unknown as CallInput<typeof partEndpoints.purchasePart>['body']

/** Without the fields that nothing was entered in. */
function given(values: object): object {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, name === 'purchase' ? given(value) : value]),
  )
}
