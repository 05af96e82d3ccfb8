import { isAboutRepair } from '../labels/repair-words.ts'
import { AnyCase } from '../labels/text-label.ts'
import type { Labelled } from '../lines/find-labelled.ts'
import { cellInColumn, isHead } from '../lines/table-head.ts'
import { asksForWork, isRecord } from '../order/meant-orders.ts'
import { type TextLine, textOf } from '../text-line.ts'

/** Which of the vehicles that a document names is none to repair: another brings it, stands in for it, or is well. */
export function isOtherVehicle(one: Labelled): boolean {
  const { before, label, said } = one
  const sentence = sentenceOf(one)
  return (
    bringsIt.test(isBrought.test(before) ? said : sentence) ||
    ofSomebodyElse.test(sentence) ||
    isWell.test(said) ||
    staysAway.test(said) ||
    isWellInRow(one) ||
    hasNoWork.test(sentence) ||
    standsIn.test(`${before} ${label}`) ||
    cameWith.test(before) ||
    isOfTower(one)
  )
}

/** The sentence around a value that has a label. */
export const sentenceOf = ({ before, label, said }: Labelled): string =>
  `${before.split(/[.!?](?:\s|$)/).at(-1)} ${label} ${said.split(/[.!?](?:\s|$)/)[0]}`

/** `unit 2217 will pick it up`, `Tractor bringing it in: 319` */
const bringsIt =
  /(?<!\p{L})(?:(?:will|to|going to|can|only|just) (?:pick|bring|haul|pull|tow|take|deliver|drop)(?:s|ping)?|(?:bring|haul|pull|tow|deliver)ing (?:it|the)(?!\p{L})|recoger|traer|за(?:бер|бир)\p{L}+|приве[зд]\p{L}+|пригон\p{L}+)/iu

/** `My son will bring in dump truck 118`: it is what he brings. */
const isBrought =
  /(?<!\p{L})(?:bring|take|deliver|drive|send|drop)(?: (?:in|over|down|by|off|you))*(?: (?:the|our|my|his|her))?(?: \p{Ll}+)?$/iu

/** `he has the red Cascadia, unit 12`, `me recomendó el de la troca 22` */
const ofSomebodyElse = new AnyCase(
  '(?<!\\p{L})(?:(?:he|she|they|buddy|friend|brother|cousin|neighbou?r) (?:has|have|runs?|drives?|owns?|got)|another (?:driver|company|customer|shop)|(?:recom+end|referred|recomend|порекоменд)\\p{L}*|compadre|last one|(?:the )?other (?:vehicle|party|driver|car)|third party|claimant)(?!\\p{L})',
  'u',
)

/** `GH-11 (no defects)`, `5331 (do not repair)`, `RT-402, unhitched`, `118, no damage` */
const isWell =
  /^[^.;]{0,40}?(?:[(–—-] ?(?:no defects?|ok(?:ay)?|do not(?! exceed| go over)|not to(?! exceed| go over)|loaded|empty|не ремонт\p{L}+|исправ\p{L}+|справн\p{L}+|в порядке|sin fallas?|no reparar)|,? ?(?:unhitched|unhooked|uncoupled|no damage|no defects?|nothing wrong|no work|не трогать|поедет с|(?:is |are )?parked only|не чіпати|no tocar)|\)? (?:was |is )?left (?:at|in) (?:(?:our|the|his|their) (?:yard|terminal|lot|scene)|(?:the )?(?:truck ?stop|rest area|pilot|love[’']?s|flying j|petro|exit|mile)))(?!\p{L})/iu

/** `Trailer # | 8841 | Status | Loaded - no service`: a cell behind it says so, and names nothing else. */
function isWellInRow({ value, place }: Labelled): boolean {
  const { 1: after = '' } = place.text.toUpperCase().split(value)
  return wellCell.test(after)
}

const wellCell =
  /^(?:(?!(?:TRUCK|TRACTOR|TRAILER|UNIT|DOLLY|VEHICLE)(?!\p{L})).)*(?: {2}|[,;–—-] ?)NO (?:SERVICE|REPAIRS?)(?: (?:IS )?(?:NEEDED|REQUIRED|REQUESTED))?(?= {2}|[.;,)]|$)/u

/** `Truck 22 drops them off, nothing to do on it` */
const hasNoWork =
  /, (?:there is |and )?(?:nothing to (?:do|fix|repair)|no (?:work|service|repairs?)) (?:on|to) (?:it|that one)(?=\s*$|[,;])/iu

/** `41 stays at the warehouse`, `109 takes over the job` */
const staysAway =
  /^\S+ (?:(?:takes|is taking|will take|took) over|(?:fills|is filling|will fill) in)(?!\p{L})|^\S+ (?:stays?|remains?|is staying|will stay) (?:home|(?:at|in|on) (?:(?:the|our|my|his|their) )?(?:\p{L}+ )?(?:yard|lot|warehouse|terminal|dock|gate|farm|office|plant|base|home))(?!\p{L})/iu

/** `Utah tags: tractor F 882 114, trailer 4471 TR` */
export const isAmongPlates = ({ before }: Labelled): boolean => ofPlates.test(before)

const ofPlates = /(?<!\p{L})(?:tags?|plates?|licen[sc]es?|placas|номера)(?: \p{L}+){0,5}\s*:[^.;]*$/iu

/** `spare truck`, `Related: child asset`, `Prior asset no.`, `Pulling trailer #` */
const standsIn =
  /(?<!\p{L})(?:spare|loan(?:er)?|reserve|substitute|replacement|swap|relief|parent|pulling|towing|hauling|sister|prior|previous|former|child|related|prestad[oa]|anterior)(?!\p{L})(?:[\p{L} :#]|\.(?! \p{L})){0,25}$/iu

/** `came in with Beckwith Carriers tractor 88` */
const cameWith =
  /(?<!\p{L})(?:came|comes|coming|arrived|brought|dropped(?: off)?|delivered|hauled|pulled)(?: (?:in|over|down|here|there))? (?:with|behind|by|under|on)(?: the)?(?: (?:\p{Lu}[\p{L}.'’-]*|&|of|and)){1,5}$/u

/** `Tow operator: Cody | Truck 14`, `Towed by | Mack unit 118`, `Returns with | Truck 14`: the truck is no field of its own. */
function isOfTower({ value, label, place }: Labelled): boolean {
  const at = place.text.toUpperCase().indexOf(`${label.trim()} ${value}`.toUpperCase())
  return at >= 0 && !/[:#]/.test(label) && tower.test(place.text.slice(0, at))
}

const tower =
  /(?<!\p{L})(?:tow(?:ed|ing)? (?:by|operator|driver)|(?:hauled|pulled|delivered|brought(?: in)?) by|(?:returns?|goes(?: home| back)?) (?:with|on))(?!\p{L})[^;]*$/iu

/** `Motor carrier: Delta Dray | Truck 88`, where a field names what is to be repaired: the truck is the carrier’s. */
export const isOfBringer = (one: Labelled, units: readonly Labelled[]): boolean =>
  isInRowOf(one, bringer) && units.some(other => other.value !== one.value && !isInRowOf(other, bringer))

const bringer =
  /^(?:(?:motor|delivering|returning) carrier|trucker|hauler|dray(?:man|age)?(?: carrier)?)(?!\p{L})/iu

/** In a cell behind the first, which begins with such words. */
const isInRowOf = ({ value, place }: Labelled, words: RegExp): boolean =>
  words.test(place.text) && place.text.toUpperCase().lastIndexOf(value) > place.text.indexOf('  ')

/**
 * Of the slip of a tower: `Driver Al | Truck 14` in the row of who drives it, where another is named or a heading says that
 * the towed vehicle comes below; `Tow truck #` in any case.
 */
export function isWrecker(one: Labelled, lines: readonly TextLine[], units: readonly Labelled[]): boolean {
  if (!lines.slice(0, headLines).some(line => !isAt(line, one) && ofTowers.test(textOf(line)))) return false
  // A tower has his own trucks repaired too.
  if (asksForWork(lines) || isAboutRepair(sentenceOf(one))) return false
  if (wrecker.test(`${one.before} ${one.label}`)) return true
  if (!isRecord(lines) || !isBesideDriver(one)) return false
  const below = lines.slice(lines.findIndex(line => isAt(line, one)) + 1)
  return (
    units.some(other => other.value !== one.value && !isBesideDriver(other)) ||
    below.some(({ cells }) => cells.some(({ text }) => towedVehicle.test(text)))
  )
}

const headLines = 8
const ofTowers = /(?<!\p{L})(?:tow(?:ing|ed)?|recovery|wreckers?|roadside|road ?call|gr[úu]as?)(?!\p{L})/iu
const wrecker =
  /(?<!\p{L})(?:(?:tow|svc|service|rescue|recovery)(?: (?:truck|unit))?|wrecker|rotator)[\s:#]*(?:(?:truck|unit|no\.?|number)[\s:#.]*)*$/iu
const towedVehicle =
  /^(?:(?:vehicle|unit|truck|trailer|equipment) (?:being )?towed|towed (?:vehicle|unit|equipment|truck)|(?:customer|disabled)(?:[’']s)? (?:vehicle|unit|equipment)|vehicle (?:info(?:rmation)?|description))(?!\p{L})/iu

/** In a line with a driver before it. */
const isBesideDriver = ({ before, label, place }: Labelled): boolean =>
  /^(?:truck|unit|tractor|vehicle|veh)/.test(label) &&
  /(?<!\p{L})(?:driver|operator|tech(?:nician)?|operador|chofer|водитель|водій)(?!\p{L})/iu.test(
    place.text,
  ) &&
  !/(?:customer|client|owner)/iu.test(before)

const isAt = ({ page, line }: TextLine, { place }: Labelled): boolean =>
  page === place.page && line === place.line

/**
 * `Dropped by truck 212`, `Trailer 5317 under truck 212`, `same problem as unit 90`: what it is compared or coupled with,
 * while something else is what the document is about.
 */
export function isBeside(one: Labelled): boolean {
  return besideIt.test(one.before) || (inIt.test(one.before) && !isAboutRepair(sentenceOf(one)))
}

const ofWhom = '(?:,? (?:the|our|my|his|her|their|same|another))*$'
const besideIt = new AnyCase(
  `(?<!\\p{L})(?:by|under|behind|like|as|than|replac(?:es|ing)|instead of|(?:hooked|coupled|attached|connected) to|mounted on)${ofWhom}`,
  'u',
)
/** `bring in truck 118` is another `in`. */
const inIt = new AnyCase(
  `(?<!\\p{L})(?:(?<!(?:bring|send|com|check|tak|dropp?|pull|haul|tow|driv|call)(?:e|s|es|ing)?\\s)in|with|from)${ofWhom}`,
  'u',
)

/** A list goes to several shops: the rows of the others, if it says whose copy it is. */
export function rowsOfOtherShops(lines: readonly TextLine[]): readonly TextLine[] {
  const [shop] = lines.flatMap(line => copyFor.exec(textOf(line))?.[1]?.trim() ?? [])
  const at = lines.findIndex(line => isHead(line) && line.cells.some(({ text }) => shopColumn.test(text)))
  const head = lines[at]
  if (!shop || !head) return []
  const column = head.cells.find(({ text }) => shopColumn.test(text))!
  const rows = lines.slice(at + 1).filter(({ page, cells }) => page === head.page && cells.length > 3)
  const isOwn = (row: TextLine) => cellInColumn(row, head, column)?.text === shop
  return rows.some(isOwn) ? rows.filter(row => !isOwn(row)) : []
}

const copyFor = /^(?:copy for|for|to|attn|vendor|shop)\s*:\s*(\p{Lu}[^(),:]{3,60})/iu
const shopColumn = /^(?:shop|vendor|facility|assigned(?: to)?|repair shop|taller)$/iu

/** `TRAILER OK`, `Trailer is loaded, no service needed`: what is said of one kind, in a line of its own. */
export function kindsThatAreWell(lines: readonly TextLine[]): string[] {
  return lines.flatMap(line => {
    const text = textOf(line)
    const [kind] = [wellKind, leftKind, isFine].flatMap(words => words.exec(text)?.[1]?.toLowerCase() ?? [])
    const [, only = ''] = onlyKind.exec(text) ?? []
    return kind ?? kindsBeside(only.toLowerCase())
  })
}

/** `Tractor only to shop.`, `EQUIPMENT DOWN: TRAILER`: what it is coupled with is well. */
const onlyKind =
  /(?:(?:^|[.;] )(?=(?:the )?\p{L}+ only(?=\s*(?:$|[.,;!]|(?:to|for) (?:the |your )?(?:shop|repairs?|service)|please|(?:is )?com(?:es|ing))))|(?<!\p{L})only (?=the (?:tractor|truck|trailer) (?:comes|goes|needs|is coming|is going)(?!\p{L}))|^(?:equipment|unit|vehicle)(?: is)? (?:down|disabled|affected|to (?:be )?repair(?:ed)?): )(?:the )?(tractor|truck|trailer)(?!\p{L}| (?:and|&))/iu

const kindsBeside = (only: string): readonly string[] =>
  only === '' ? [] : only === 'trailer' ? ['tractor', 'truck', 'power unit'] : ['trailer']

/** `Trailer inspection report`, `Orden de reparación de remolque`: of the other kind is what has brought it. */
export function kindsNotInTitle(lines: readonly TextLine[]): string[] {
  const titles = lines.slice(0, titleLines).flatMap(({ cells }) => cells.map(({ text }) => text))
  const kinds = titles.flatMap(text => titleKind.exec(text)?.slice(1).find(Boolean)?.toLowerCase() ?? [])
  const isTrailer = kinds.map(kind => /^(?:trailer|remolque|caja|п|на)/u.test(kind))
  if (new Set(isTrailer).size !== 1) return []
  return isTrailer[0]
    ? ['tractor', 'truck', 'power unit', 'tracto', 'camión', 'тягач', 'трак']
    : ['trailer', 'remolque', 'caja', 'прицеп', 'полуприцеп']
}

const titleLines = 8
const ofWork = '(?:inspection|repair|service|work|maintenance|damage|breakdown|p\\.?m\\.?)'
const titleKind = new RegExp(
  `^(?:(trailer|tractor|truck) ${ofWork}(?: (?:report|request|order|form|ticket|authorization|sheet))+$|(?:\\p{L}+ )?(?:report|request|order) (?:for|of) (trailer|tractor|truck)(?: ${ofWork})?$|(?:reporte|orden|solicitud|hoja)(?: de (?:inspecci[óo]n|reparaci[óo]n|servicio|mantenimiento|trabajo))+ (?:de|del|para) (remolque|caja|tractor|tracto|cami[óo]n)$|(?:заявка|наряд|акт)(?: на)?(?: (?:ремонт|осмотр|осмотра))? ((?:полу)?прицепа|трейлера|тягача|трака)$)`,
  'iu',
)

const wellKind =
  /(?:^|[.;] )(?:the )?(trailer|tractor|truck|chassis|dolly)s?(?: is| are)?(?: \p{L}+,)?[ :–—-]+(?:ok(?:ay)?|fine|good|satisfactory|no (?:defects?|service|repairs?|work|issues?|problems?|damage)(?: (?:is |are )?(?:found|noted|needed|required))?)(?=[.!;]|$)/iu

/** `Trailer stays with the other tractor, no work on it.` */
const leftKind =
  /(?:^|[.;] )(?:the )?(trailer|tractor|truck|chassis|dolly)s?(?: \p{L}+){0,8},? (?:and )?(?:needs? no (?:work|service|repairs?)|(?:no (?:work|service|repairs?)|nothing to (?:do|fix|repair)) (?:on|to) it)(?=[.,;!]|$)/iu

/** `El remolque viene bien.`, a sentence of its own. */
const isFine =
  /(?:^|[.;] )(?:el|la) (remolque|caja|tracto|cami[óo]n|dolly) (?:viene|est[áa]|va) bien(?=[.,;]|$)/iu

/** `No violations discovered on unit 2`: the row of the table that begins with its number names no vehicle to repair. */
export function rowsThatAreWell(lines: readonly TextLine[]): readonly TextLine[] {
  const numbers = lines.flatMap(line => wellRow.exec(textOf(line))?.[1] ?? [])
  return lines.filter(
    ({ cells }) => numbers.includes(cells[0]?.text.trim() ?? '') && cells.some(({ text }) => vin.test(text)),
  )
}

const wellRow =
  /(?<!\p{L})no (?:violations?|defects?|damage)(?: (?:were |was )?(?:discovered|found|noted|reported))? (?:on|to|for) (?:unit|vehicle) (?:no\. ?|#)?(\d)(?!\d)/iu
const vin = /(?<![A-Z\d])[A-HJ-NPR-Z\d]{17}(?![A-Z\d])/u
