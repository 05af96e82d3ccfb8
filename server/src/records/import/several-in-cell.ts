import { formatPhone, parsePhoneWithExtension } from '#contract/shared/phone.ts'

type Cells = Readonly<Record<string, string>>

/** Phone, extension and further phones of a row: a cell may hold several, and a phone its extension. */
export function phonesOf({ phone, phone_extension }: Cells) {
  const [first = '', ...further] = phonesIn(phone)
  const found = phone_extension ? null : parsePhoneWithExtension(first)
  return {
    phone: found?.phone ?? first,
    phone_extension: found?.extension ?? phone_extension,
    phones: further.map(text => {
      const parsed = parsePhoneWithExtension(text)
      return { number: parsed?.phone ?? text, extension: parsed?.extension ?? null }
    }),
  }
}

/** `312-555-0188 / 312-555-0199` */
function phonesIn(cell = ''): string[] {
  const texts = cell.split(/[;/|&\n]|,(?=\s*[\d(+])|\s(?:or|and)\s/).map(withoutPoint)
  return texts.every(text => text.replace(/\D/g, '').length >= 10) ? texts : [withoutPoint(cell)]
}

/** A spreadsheet makes `3125550188.0` of a number. */
export const withoutPoint = (number: string): string => number.trim().replace(/\.0$/, '')

/** What is saved of the cell of a phone; none if it has the same digits. */
export function savedPhone({ phone: cell = '' }: Cells, phone: string | null): { phone?: string } {
  const digits = (text: string) => text.replace(/\D/g, '')
  return digits(cell).includes(digits(phone ?? '').slice(-10)) ? {} : { phone: formatPhone(phone) }
}

export const emailsIn = (cell = ''): string[] => cell.split(/[;,\s]+/).filter(text => text.includes('@'))
