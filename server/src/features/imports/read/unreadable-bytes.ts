/** A byte of a text file that its encoding lacks, kept as a character of private use until its cell is checked. */
const privateUse = 0xef00

export const bytePlace = (byte: number): string => String.fromCharCode(privateUse + byte)

const places = /[\uef80-\uefff]/g

export const hasUnreadableBytes = (cell: string): boolean => cell.search(places) !== -1

/** `Pe\xF1a` */
export const withBytesShown = (cell: string): string =>
  cell.replace(places, place => `\\x${byteOf(place).toString(16).toUpperCase()}`)

/** As Windows would have written the byte: `Peña`. */
export const withBytesGuessed = (cell: string): string =>
  cell.replace(places, place => new TextDecoder('windows-1252').decode(Uint8Array.of(byteOf(place))))

export const bytesIn = (cell: string): string =>
  [...new Set(cell.match(places) ?? [])].map(place => byteOf(place).toString(16).toUpperCase()).join(', ')

const byteOf = (place: string): number => place.charCodeAt(0) - privateUse
