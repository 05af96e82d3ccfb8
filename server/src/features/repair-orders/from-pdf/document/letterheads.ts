import { beginsField, isLabel } from '../labels/form-labels.ts'
import { type Found, placeOf, type TextCell, type TextLine, textOf } from '../text-line.ts'

/**
 * The name that a document begins with: the first of its first lines that names a business, or else the only name, or
 * the one in the largest letters.
 * What a shop sends to another it has a customer for. An e-mail begins with the person who printed it.
 */
export function letterheads(
  lines: readonly TextLine[],
  nameIn: (text: string) => string | null,
  { isToOthers = false, isOfCustomer = false } = {},
): Found<string>[] {
  const isTowed = lines.some(({ cells }) => cells.some(({ text }) => towing.test(text)))
  const names = lines.slice(0, mostLines).flatMap(line =>
    line.cells.flatMap(cell => {
      // `SERVICE ORDER — ROAD COMMISSION`
      const parts = isField(cell) ? [] : runsOf(cell).flatMap(run => run.split(/\s[|•·–—/-]\s/u))
      return parts.flatMap(part => {
        const value = nameIn(part.replace(/^(?:fleet )?(?:client|customer)(?: name)? /i, ''))
        return value && isName(value, isToOthers) && !(isTowed && tower.test(value))
          ? [{ value, place: placeOf(line), size: sizeOf(cell), isPart: parts.length > 1 }]
          : []
      })
    }),
  )
  const business = names.find(
    ({ value }) =>
      businessWord.test(value) || (isOfCustomer && repairs.test(value)) || publicBody.test(value),
  )
  if (business) {
    // Below a name in larger letters stands its department: `Mill Services - Mobile Equipment`.
    const above = names.slice(0, names.indexOf(business))
    const larger = above.find(({ isPart, size }) => !isPart && size > business.size)
    return [larger ?? { ...business, value: `${nameAbove(lines, business)}${business.value}` }]
  }
  if (isOfMail(lines.slice(0, 12))) return []
  const largest = Math.max(...lines.flatMap(({ cells }) => cells.map(sizeOf)))
  const inLargest = names.filter(({ size, isPart }) => !isPart && size > 0 && size === largest)
  return [isOfCustomer ? names : [], inLargest].find(some => some.length === 1) ?? []
}

/** `To: Lakeside Diesel` alone heads a form too. */
export function isOfMail(lines: readonly TextLine[]): boolean {
  const heads = lines.map(textOf).filter(text => mailHead.test(text))
  return heads.length > 1 || heads.some(text => text.includes('@'))
}

/** Each in a style of its own. */
const runsOf = ({ text, changes = [] }: TextCell): string[] =>
  [0, ...changes].map((start, at) => text.slice(start, changes[at]).trim())

/** Of its letters, in points; 0 if nobody knows. */
const sizeOf = ({ style = '' }: TextCell): number => Number(/[\d.]+$/.exec(style)?.[0] ?? 0)

/** `COTTONWOOD`, below it `GRAVEL & SAND`: the first word of a name in a line of its own, at the same edge or centered. */
function nameAbove(lines: readonly TextLine[], { value, place }: Found<string>): string {
  const index = lines.findIndex(({ page, line }) => page === place.page && line === place.line)
  const cell = lines[index]?.cells.find(({ text }) => text.startsWith(value))
  const above =
    cell &&
    lines
      .slice(Math.max(0, index - 2), index)
      .flatMap(line => line.cells.filter(one => areInLine(one, cell)))
      .at(-1)
  const isPart = above && /^\p{Lu}{3,}(?: \p{Lu}{2,})?$/u.test(above.text) && /^[^\p{Ll}]+$/u.test(value)
  return isPart && !isLabel(above.text) && !title.test(above.text) && !businessWord.test(above.text)
    ? `${above.text} `
    : ''
}

const areInLine = (upper: TextCell, lower: TextCell): boolean =>
  Math.abs(upper.from - lower.from) < 3 || Math.abs(upper.from + upper.to - lower.from - lower.to) < 6

const mostLines = 5

const mailHead = /^(?:from|sent|subject|to|de|para|asunto|от|тема|від):|<\S+@\S+>/iu

const isField = (cell: TextCell): boolean => isLabel(cell.text) || beginsField(cell.text)

const isName = (value: string, isToOthers: boolean): boolean =>
  /^(?:\p{Lu}[\p{L}'’.-]*|&|of|and|for)(?: (?:\p{Lu}[\p{L}'’.-]*|&|of|and|for)){1,6}(?: \d{1,4})?$/u.test(
    value.replace(/, (?=\p{Lu}[\p{L}.]*$)/u, ' '),
  ) &&
  (!title.test(value) || publicBody.test(value)) &&
  (isToOthers || !repairs.test(value)) &&
  !isLabel(withoutNumber(value)) &&
  !isPlace.test(value) &&
  !program.test(value) &&
  !isPerson.test(value)

/** `School District No. 12` is no label. */
export const withoutNumber = (name: string): string =>
  name.replace(/(?:(?<=(?<!\p{L})(?:district|local|precinct|authority)),? no\.?)? [\d-]+$/iu, '')

/** `SCOTT CITY KS`, `Kansas City` */
const isPlace =
  /^\p{L}+ (?:City|CITY)$| (?:A[KLRZ]|C[AT]|D[EC]|FL|GA|HI|I[ADLN]|K[SY]|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/u

/** What a fleet’s program prints over the name of the fleet: `RTA FLEET MANAGEMENT`. */
const program =
  /^(?:RTA|TMT|AssetWorks|FleetFocus|Fleetio|FASTER|Dossier|Cetaris|Chevin|ManagerPlus|Squarerigger|Collective Data|Ron Turley) (?:fleet|asset|maintenance|systems?|web)(?!\p{L})/iu

/** `K. Moss` */
const isPerson = /^(?:\p{Lu}\. ?){1,2}\p{Lu}[\p{Ll}'’-]+$/u

/** The head of a form is no name. */
export const title =
  /(?<!\p{L})(?:request|requisition|order|forms?|report|notice|ticket|authorization|inspection|estimate|invoice|approval|dispatch|claim|summary|statement|list|due|department|division|center|confirmation|appraisal|assignment|certificate|checklist|schedule|manifest|receipt|case|memo(?:randum)?|slip|sheet|worksheet|log|solicitud|orden|reporte|informe|bon de \p{L}+|demande|commande|rapport|facture|soumission|devis|autorisation|заявка|наряд|акт|отчёт|звіт)(?!\p{L})/iu

/** Of these a department is part of the name. */
export const publicBody =
  /^(?:(?:city|town(?:ship)?|village|county|state|port) of|(?:\p{L}+ ){0,3}(?:county|township) )/iu

/** Of a tow slip, or one that says where it was towed to, whoever towed it is no customer. */
const towing =
  /^(?:(?:vehicle )?tow(?:ed)? (?:to|from)|(?:tow(?:ing)?|recovery|wrecker)(?: service)? (?:ticket|slip|invoice|bill|report|sheet|receipt|record))(?!\p{L})/iu
const tower = /(?<!\p{L})(?:tow(?:ing)?|recovery|wreckers?|roadside)(?!\p{L})/iu

/** A shop, not who comes to it. */
export const repairs =
  /(?<!\p{L})(?:repairs?|garage|diesel|mechanics?|mechanical|collision|tires?|body(?: shop)?|kenworth|peterbilt|freightliner|mack|hydraulics|truck (?:service|svc|cent(?:er|re)|works|sales)|trailer (?:service|sales|works)|driveline|taller|atelier|m[ée]canique|carrosserie|r[ée]parations?|автосервис|сто)(?!\p{L})/iu

/** What those who own trucks call themselves. */
export const businessWord =
  /(?<!\p{L})(?:trucking|transport(?:ation|es)?|freight|freightways|logistics|haul(?:ing|ers?|age)|harvest(?:ing|ers)|carriers?|cartage|express|lines|leasing|administrators?|rentals?|distribut(?:ion|ors?|ing)|foods?|farms?|dairy|milk|produce|products|paper|plastics|chemicals?|fertilizers?|beverages?|grocers|supply|lumber|timber|concrete|paving|aggregates?|materials|construction|contractors|excavating|energy|power|oil|gas|services?|finance|financial|capital|bank|credit|insurance|equipment|compan(?:y|ies)|group|industries|enterprises|terminals?|brothers|bros|sons|cooperative|co-?op|city|county|town|village|district|schools?|university|utilities|authority|waste|disposal|recycling|sanitation|moving|towing|fleet|motors?|autotransportes|transportadora|fletes|camionnage|logistique|entreprises|groupe|ferme|coop[ée]rative|b[ée]ton|municipalit[ée]|ville de|aliments|d[ée]m[ée]nagement|messagerie|scierie|excavations?|cattle|livestock|hogs?|poultry|eggs?|grain|seed|feed|nursery|landscaping|ranch|orchards?|bottling|brewing|baker(?:y|ies)|dairies|nurseries|breweries|meats?|packing|linen|laundry|propane|petroleum|fuels?|oilfield|asphalt|gravel|sand|stone|re(?:ady|di|dy)[- ]?mix|cement|quarry|crane|rigging|drilling|roofing|electric|pipeline|steel|scrap|salvage|telecom|courier|delivery|movers|storage|warehous(?:e|ing)|intermodal|drayage|chassis|cold chain|refrigerated|bulk|highway|public works|commission|timber|logging|pallets?)(?!\p{L})/iu
