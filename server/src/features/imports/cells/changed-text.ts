import type { CellDoubt } from './parse-text.ts'

/** How what is saved differs from the cell, beyond case and spaces; undefined if it does not. */
export function changedText(before: string, after: string): CellDoubt | undefined {
  const [from, to] = [plain(before), plain(after)]
  if (from === to) return undefined
  return { code: kindOfChange(from, to), before, after }
}

function kindOfChange(from: string, to: string): CellDoubt['code'] {
  if (from.startsWith(to)) return 'import_value_shortened'
  if (onlyLettersAndDigits(from) === onlyLettersAndDigits(to)) return 'import_signs_dropped'
  return 'import_value_changed'
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')

const onlyLettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')
