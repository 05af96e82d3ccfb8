/** `3307 S. County Road 1290`, `880 Industrial Blvd`: a number that begins an address. */
export const isAddress = (text: string): boolean => address.test(text)

const inCapitalsToo = (...words: string[]): string =>
  `(?:${words.flatMap(word => [word, word.toUpperCase()]).join('|')})(?!\\p{L})`

const street = inCapitalsToo(
  'Street',
  'St',
  'Avenue',
  'Ave',
  'Road',
  'Rd',
  'Boulevard',
  'Blvd',
  'Highway',
  'Hwy',
  'Parkway',
  'Pkwy',
)

/** They are words of repairs too: `TRUCK 118 DRIVE SHAFT`. */
const other = inCapitalsToo(
  'Drive',
  'Dr',
  'Lane',
  'Ln',
  'Way',
  'Circle',
  'Cir',
  'Court',
  'Ct',
  'Loop',
  'Trail',
  'Place',
  'Pl',
)

/** `7842 W 95th St` before `Unit 2`: an apartment of that house. */
export const endsWithStreet = (text: string): boolean => streetAtEnd.test(text)

const name = "(?:[\\p{Lu}\\d][\\p{L}\\d.'’-]* ){1,4}"
const direction = '(?:[NSEW]|NE|NW|SE|SW|North|South|East|West)\\.?'

const address = new RegExp(
  `^\\d{1,6} (?:${direction} ${name}(?:${street}|${other})|(?:${direction} )?${name}(?:${street}(?=\\.?(?:,|$))|(?:${street}|${other})\\.?,? .*\\p{Lu}{2},? \\d{5}(?!\\d)))`,
  'u',
)

const streetAtEnd = new RegExp(
  `(?<![\\p{L}\\d])\\d{1,6} (?:${direction} )?${name}(?:${street}|${other})\\.?,?$`,
  'u',
)
