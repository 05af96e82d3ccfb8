/** 902 -> `R-000902` */
export const formatRepairOrderNumber = (value: number): string => `R-${String(value).padStart(6, '0')}`

/** The order number meant by `R-000902`, `r000902`, `r 902`, `#902` or `902`; null where it is none. */
export function readRepairOrderNumber(text: string): string | null {
  const digits = /^[#№]?\s*(?:r[\s\u2010-\u2015-]*)?(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined || Number(digits) === 0 ? null : formatRepairOrderNumber(Number(digits))
}
