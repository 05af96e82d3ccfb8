/** How numbers of orders of one kind are written: a letter and six digits at least, and what else is taken for one. */
export function orderNumbers<const L extends string>(letter: L) {
  const typed = new RegExp(`^[#№]?\\s*(?:${letter}[\\s\\u2010-\\u2015-]*)?(\\d{1,9})$`, 'i')
  const format = (value: number): string => `${letter}-${String(value).padStart(6, '0')}`
  return {
    format,
    /** The number that is meant, however it was typed; null where it is none. */
    read(text: string): string | null {
      const digits = typed.exec(text.trim())?.[1]
      return digits === undefined || Number(digits) === 0 ? null : format(Number(digits))
    },
  }
}
