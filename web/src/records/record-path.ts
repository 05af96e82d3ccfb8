import type { RelatedRecord } from '#contract/records/related-record.ts'

const paths: Record<RelatedRecord['kind'], string> = {
  repair_order: '/orders',
  parts_order: '/parts-orders',
  customer: '/customers',
  truck: '/vehicles',
  trailer: '/trailers',
  type_of_work: '/type-of-work',
  part: '/parts',
}

export const listPath = (kind: RelatedRecord['kind']): string => paths[kind]

export const recordPath = (kind: RelatedRecord['kind'], id: number): string => `${paths[kind]}/${id}`
