/** `Pete 389`, `KW T680`, `VNL 760`: what the vehicle is, not what its fleet calls it. */
export const isModel = (text: string): boolean => model.test(text)

const make =
  "(?:kw|kenworth|pete|peterbilt|frtl|freightliner|intl|int[’']l|ihc|international|navistar|volvo|mack|wst|western star|hino|isuzu|ford|gmc|chevy|chevrolet|ram|fuso|utility|great dane|wabash|hyundai|stoughton|timpte|thermo king|carrier)"

/** Of trailers and bodies: how long or large they are stands behind. */
const maker =
  '(?:utility|great dane|wabash|hyundai|stoughton|timpte|vanguard|manac|fontaine|dorsey|strick|trailmobile|fruehauf|kentucky|reitnouer|wilson|heil|mcneilus|polar|brenner|benson|transcraft|talbert|landoll)'

/** `Fontaine` of `Fontaine flatbed`. */
export const isMake = (text: string): boolean => makes.test(text.trim())

const makes = new RegExp(`^(?:${make}|${maker})$`, 'iu')

/** The source of a pattern. */
export const anyMake = `(?:${make}|${maker})(?!\\p{L})`

/** `Peterbilt 567` */
export const beginsWithMake = (text: string): boolean => makeFirst.test(text)

const makeFirst = new RegExp(`^${anyMake}`, 'iu')

/** A model of a make has three digits, or letters before them; the makers’ own series need no make. */
const model = new RegExp(
  `^#?\\s*(?:${maker} (?:1\\d|2\\d|3\\d|4[0258]|53)|${make} (?:\\p{L}{1,4}[ -]?\\d{2,4}|\\d{3,4})|(?:vn[lmrx]|vhd|vah)[ -]?\\d{2,3}|(?:cxu|chu|gu)[ -]?\\d13|m2[ -]1(?:06|12)|lt[ -]?625|hx[ -]?[56][12]0|[mh]v[ -]?[56]07|rh[ -]?613|w900\\p{L}?|(?:cascadia|columbia|coronado|prostar|durastar|workstar|lonestar|anthem|pinnacle|granite|sprinter|transit)[ -]\\d{2,4})(?![\\p{L}\\d])`,
  'iu',
)

/** `T880`, `F-550`, `DD15`: of trucks and engines that letters and digits name without their make. */
export const isModelAlone = (text: string): boolean => modelAlone.test(text)

const modelAlone =
  /^(?:T-?(?:170|270|280|370|380|440|470|480|680|700|800|880)|W-?9[09]0|[FE]-?[1-7]50|C-?[4-8]500|[MH]V-?[56]07|LT-?625|HX-?[56][12]0|RH-?613|M2|VN[LRMX]-?\d+|V-?(?:6|8|10)|L-?9|X-?1[25]|D-?1[136]|DD-?1[356]|MX-?1[13]|ISX-?\d*|MP-?[78]|N-?1[34]|A-?26|C-?(?:7|9|1[0-35-8]))$/i
