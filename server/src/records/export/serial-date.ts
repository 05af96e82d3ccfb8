const dayMs = 86_400_000
/** 1970-01-01 as a spreadsheet counts days. */
const epoch = 25_569
/** 1900-03-01: what is before it programs count differently. */
const firstReliable = 61

/** `YYYY-MM-DD` or `YYYY-MM-DD HH:mm` as the number by which a spreadsheet knows it; null for anything else. */
export function serialOf(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/.test(text)) return null
  const ms = Date.parse(text.length === 10 ? text : `${text.replace(' ', 'T')}Z`)
  const serial = ms / dayMs + epoch
  return serial >= firstReliable ? serial : null
}
