/** Formats and parses order numbers: a letter and at least six digits. */
export function orderNumbers<const L extends string>(letter: L) {
  const typed = new RegExp(`^[#№]?\\s*(?:${letter}[\\s\\u2010-\\u2015-]*)?(\\d{1,9})$`, 'i')
  const format = (value: number): string => `${letter}-${String(value).padStart(6, '0')}`
  return {
    format,
    read(text: string): string | null {
      const digits = typed.exec(text.trim())?.[1]
      return digits === undefined || Number(digits) === 0 ? null : format(Number(digits))
    },
  }
}
