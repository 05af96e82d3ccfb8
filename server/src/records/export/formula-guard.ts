/** Signs that begin a formula in spreadsheets, full-width ones and what is skipped before them included. */
const formulaSigns = '=+\\-@＝＋－＠\\t\\r'

export const isLikeFormula = (value: unknown): boolean =>
  typeof value === 'string' && new RegExp(`^[${formulaSigns}]`).test(value)

/** An apostrophe keeps a cell from being computed, also behind a `;` or tab, which some programs split lines at. */
export const guardFormulas = (text: string): string => text.replace(unguarded, "'")

/** The text that was guarded; also `'00123`, as other programs mark a text. */
export const withoutGuards = (text: string): string => text.replace(guarded, '')

// An apostrophe is guarded like a formula, so that taking guards off gives each text back.
const unguarded = new RegExp(`(?<=^|[;\\t])(?=['${formulaSigns}])`, 'g')
const guarded = new RegExp(`(?<=^|[;\\t])'(?=['${formulaSigns}])|^'(?=\\d)`, 'g')
