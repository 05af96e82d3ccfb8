import type { PackageType } from '#contract/lookups/fixed-lists.ts'
import type { Part } from '#contract/parts/part.ts'
import type { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partColumns } from '#contract/parts/part-fields.ts'
import type { PartPayload, PartUpdatePayload } from '#contract/parts/part-input.ts'
import type { CallInput } from '#contract/shared/endpoint.ts'
import { type ColumnValues, emptyValues } from '#web/records/column-values.ts'
import type { FormImage } from '#web/records/images/image-types.ts'
import { shopToday } from '#web/ui/text/today.ts'

interface PurchaseValues {
  date: string | null
  cost: number | null
  quantity: number | null
  invoice_number: string
}

export interface FeatureRow {
  feature_id: number | null
  value_ids: number[]
}

interface SeoValues {
  title: string
  h1: string
  desc: string
  keywords: string
  text: string
}

export interface PartValues extends ColumnValues<typeof partColumns.all> {
  article_number: string
  category_id: number | null
  brand_id: number | null
  supplier_id: number | null
  unit_id: number | null
  price_retail: number | null
  min_limit: number | null
  package_type: PackageType | null
  seo: SeoValues
  features: FeatureRow[]
  main_image: FormImage[]
  gallery: FormImage[]
  /** Of a new part. */
  purchase: PurchaseValues
}

export const emptyPurchase = (): PurchaseValues => ({
  date: shopToday(),
  cost: null,
  quantity: null,
  invoice_number: '',
})

export const emptyPart = (): PartValues => ({
  ...emptyValues(partColumns.listed),
  article_number: '',
  category_id: null,
  brand_id: null,
  supplier_id: null,
  unit_id: null,
  price_retail: null,
  min_limit: null,
  ...emptyValues(partColumns.further),
  package_type: null,
  seo: { title: '', h1: '', desc: '', keywords: '', text: '' },
  features: [],
  main_image: [],
  gallery: [],
  purchase: emptyPurchase(),
})

export function valuesOf(part: Part): PartValues {
  const values = emptyPart()
  const known = Object.keys(values).filter(field => field in part)
  return {
    ...values,
    ...(Object.fromEntries(known.map(field => [field, part[field as keyof Part]])) as Partial<PartValues>),
    features: part.features.map(({ feature_id, value_ids }) => ({ feature_id, value_ids })),
    main_image: part.main_image ? [part.main_image] : [],
  }
}

/** New files only. */
export const imageFiles = ({ main_image, gallery }: PartValues) => ({
  main_image: main_image.filter(image => image instanceof File),
  gallery: gallery.filter(image => image instanceof File),
})

/** Sent incomplete for the server to report what is missing. */
export const newPartBody = (values: PartValues) => given(sent(values)) as unknown as PartPayload

/** A saved part's unit and purchases are not edited here. */
export const partBody = (values: PartValues) => {
  const { purchase: _, unit_id: __, ...rest } = sent(values)
  return given(rest) as unknown as PartUpdatePayload
}

/** Images are files; of saved gallery images only the order is sent. Incomplete rows are not sent. */
const sent = ({ main_image: _, gallery, features, ...values }: PartValues) => ({
  ...values,
  features: features.filter(row => row?.feature_id && row.value_ids.length > 0),
  gallery_order: gallery.map(image => (image instanceof File ? 0 : image.id)),
})

export const purchaseBody = (values: PurchaseValues) =>
  given(values) as unknown as CallInput<typeof partEndpoints.purchasePart>['body']

/** Without empty fields. */
function given(values: object): object {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, name === 'purchase' ? given(value) : value]),
  )
}
