const dayMs = 86_400_000
/** 1970-01-01 in days of a spreadsheet. */
const epoch = 25_569
/** 1900-03-01: programs differ before it. */
const firstReliable = 61

/** The serial number of `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`; null for other text. */
export function serialOf(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/.test(text)) return null
  const ms = Date.parse(text.length === 10 ? text : `${text.replace(' ', 'T')}Z`)
  const serial = ms / dayMs + epoch
  return serial >= firstReliable ? serial : null
}
