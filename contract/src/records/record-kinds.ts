/** Kinds with reservations and payments. */
export const orderKinds = ['repair_order', 'parts_order'] as const
export type OrderKind = (typeof orderKinds)[number]

export const commentKinds = [...orderKinds, 'customer', 'truck', 'trailer'] as const
export type CommentKind = (typeof commentKinds)[number]

export const attachmentKinds = [...commentKinds, 'part'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

export const historyKinds = [
  ...attachmentKinds,
  'user',
  'company',
  'unit',
  'brand',
  'feature',
  'feature_value',
  'category',
  'supplier',
  'tag',
  'charge',
  'labor_rate',
  'price_level',
  'price_matrix',
] as const
export type HistoryKind = (typeof historyKinds)[number]

/** Kinds whose changes are announced to browsers. */
const recordKinds = [...historyKinds, 'type_of_work'] as const
export type RecordKind = (typeof recordKinds)[number]
