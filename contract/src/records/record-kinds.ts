/** What stock is reserved for and payments are made on. */
export const orderKinds = ['repair_order', 'parts_order'] as const
export type OrderKind = (typeof orderKinds)[number]

/** Kinds of record that may be commented on. */
export const commentKinds = [...orderKinds, 'customer', 'truck', 'trailer'] as const
export type CommentKind = (typeof commentKinds)[number]

/** Kinds of record that files may be attached to. */
export const attachmentKinds = [...commentKinds, 'part'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** Kinds of record that have a history. */
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
] as const
export type HistoryKind = (typeof historyKinds)[number]

/** Kinds of record whose changes open browsers hear of. */
const recordKinds = [...historyKinds, 'type_of_work'] as const
export type RecordKind = (typeof recordKinds)[number]
