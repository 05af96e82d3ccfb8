/** Where all is in capitals only such words tell a sentence from a name: `ALDER RIDGE FREIGHT ONLY, NOT THE DRIVER`. */
const words = [
  'FOR(?= (?:THE|ALL|ANY|EACH|THIS|THAT|IT|THEM)(?!\\p{L}))|WITH|WITHOUT|FROM|TO|PER|AS|IF|WHEN|WHERE|WHILE|UNTIL',
  'BUT|SO|THEN|THAN|ONLY|ALSO|NOT|NEVER|LIKE|SAME|BOTH|PLEASE',
  'IS|ARE|WAS|WERE|BE|BEEN|HAS|HAVE|HAD|DO|DOES|DID|WILL|WOULD|SHALL|SHOULD|MUST|CAN|MAY|GOES|COMES|SENT',
  'WE|OUR|YOU|YOUR|THEY|THEIR|ITS|THIS|THAT|THESE|THOSE|WHO|WHICH|WHOM',
  'CON|SIN|PARA|POR|QUE|QUIÉN|QUIEN|FAVOR|NUESTR[OA]|SU|ES',
  'НА|НЕ|ДЛЯ|ПО|ОТ|ЧТО|КАК|ЕСЛИ|МЫ|НАС|ЩО|ЯК|ЯКЩО|МИ',
].join('|')
const small = new RegExp(`(?<![\\p{L}\\d’'-])(?:${words})(?![\\p{L}\\d’'-])`, 'u')

const partsOf = (text: string): string[] => (/\p{Ll}/u.test(text) ? [text] : text.split(small))

/** A name in capitals up to where a sentence goes on. */
export const untilSentence = (text: string): string => partsOf(text)[0]!.trim()

/** A name in capitals from where a sentence ends. */
export const afterSentence = (text: string): string => partsOf(text).at(-1)!.trim()
