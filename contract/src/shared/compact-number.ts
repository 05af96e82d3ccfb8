/**
 * The form in which part numbers, unit numbers and plates are compared: `P-482 13` and `p48213`, a scanned `]C1P48213`,
 * Cyrillic letters for the Latin ones that look alike, and a UPC as EAN or GTIN, with zeros in front. The same as
 * `compact_number` in the database.
 */
export const compactNumber = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[авекмнорстухіјѕ]/g, letter => latin[cyrillic.indexOf(letter)]!)
    .replace(/^\s*\][a-z][0-9](01(?=[0-9]{14}))?/, '')
    .replace(separators, '')
    .replace(/^(?=[0-9]{12,14}$)0+(?=[0-9])/, '')

const cyrillic = 'авекмнорстухіјѕ'
const latin = 'abekmhopctyxijs'

/** Also what a Spanish keyboard makes of a scanner's `-`, `_` and `#`: `'`, `?` and `·`. */
const separators = /[\s./_#'`´?·\u00ad\u2000-\u206f\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d-]+/g
