import { label, number, numero, phrase } from './text-label.ts'

const vehicle =
  '(?:power unit|unit|truck|trailer|tractor|vehicle|veh\\.?|equip(?:ment)?\\.?|eq(?:p?t)?\\.?|asset|fleet(?!\\s*id)|flt\\.?|bus|coach|apparatus|rig|mixer|van|sweeper|plow|loader|reefer|bobtail|dolly|lowboy|flatbed|dump|tanker|trl\\.?|trlr\\.?|trk\\.?|chassis)(?:s|\\(s\\))?'

/** What the fleet calls the vehicle by. */
export const unitLabel = label(
  phrase(
    [
      `(?:asset|property|inventory|equipment)\\s*tag(?:\\s*${number})?`,
      `${vehicle}(?:\\s*/\\s*${vehicle})*,?\\s*(?:unit\\s*)?${number}`,
      'power unit',
      '(?:route|service|delivery|company) (?:truck|vehicle)',
      'unit(?!\\s*(?:price|cost|of|rate))(?:\\s*/\\s*(?:asset|equipment|truck))?',
      'asset(?!\\s*name)',
      '(?:\\p{L}{3,}ed|leased|rented|owned) (?:unit|truck|tractor|trailer)',
      `${vehicle}\\s*code`,
      '(?:vehicle|equipment|asset) name',
      'property\\s*(?:no\\.?|number|#)',
      `inventory\\s*${number}`,
      `(?:door|side|cab|hood|roof|radio|car|machine)\\s*${number}\\.?(?=\\s*(?::|$))`,
      'call sign(?=\\s*(?::|$))',
      '(?:stock|fleet|rig|van|truck|trailer|bumper)\\s*(?:no\\.?|number|#)',
      'rig(?=\\s*(?:$|\\p{Script=Cyrillic}))',
      'equip(?=\\s*$)',
      `(?:hopper|pup)\\s*(?:${number}|(?=:))`,
      'van(?=\\s*:)',
      'veh(?!\\p{L})',
      'tr[kl]r?(?![\\p{L}-])',
      `(?:${numero}\\s*(?:de\\s*)?)?unidad(?:\\s*${numero})?`,
      `(?:${numero}\\s*)?(?:econ[óo]mico|eco\\.)(?:\\s*${numero})?`,
      `(?:${numero}\\s*(?:de\\s*)?)?(?:cami[óo]n|tractor|remolque|caja)\\s*${numero}`,
      `${numero}\\s*(?:de(?:l| la)?\\s*)?(?:cami[óo]n|tracto(?:cami[óo]n|r)?|remolque|tr[áa]iler|traila|caja|tro(?:ca|que)|autob[úu]s|flota|flotilla|inventario|equipo)`,
      `(?:${numero}\\s*(?:d[’']\\s*|de\\s*)?)?unit[ée](?:\\s*${numero})?`,
      `${numero}\\s*(?:du|de la|de l[’']|de|d[’'])\\s*(?:camion|tracteur|(?:semi-)?remorque|v[ée]hicule|flotte|parc|[ée]quipement|autobus)`,
      `(?:camion|tracteur|(?:semi-)?remorque|v[ée]hicule|autobus)\\s*${numero}`,
      `(?<!(?:гос|рег|держ|реєстр)\\S{0,15}\\s?)(?:номер|№)\\s*(?:трака|тягача|трейлера|(?:полу)?прицепа|грузовика|вантажівки|(?:напів)?причепа|автобус[ау])`,
      '(?:бортовой|гаражный|парковый|парковий|инв(?:\\.|ентарный)|бортовий|гаражний|інв(?:\\.|ентарний))\\s*(?:номер|№)',
      'борт\\.?\\s*(?:номер|№)?',
      'гар\\.?\\s*№',
      '(?:номер )?юн[иі]та?',
      '(?:nr|numer)\\.?\\s*(?:ciągnika|naczepy|pojazdu|boczny|taborowy|flotowy)',
      '(?:ciągnik|naczepa|pojazd)\\s*(?:nr|numer)\\.?',
    ],
    ['cust(?:omer|\\.)?|client|lessee|lessor|owner|our|your|fleet|company'],
  ),
)

/** `Dunmore’s number 208` */
export const possessed = label(
  "(?<=[’'`]s )number(?=\\s+\\p{L}?\\d)",
  'n[úu]mero de(?:l| la) (?:cami[óo]n|troca|unidad|tractor|tracto|remolque|caja)(?: es(?: el| la)?)?(?=\\s+#?\\d{2})',
  'наш\\p{L}? №(?=\\s*\\p{L}?\\d{2})',
  'we call (?:it|her|him|this|that|this one|that one|the (?:truck|tractor|trailer|unit|van|bus))(?: (?:unit|truck|trailer|number|no\\.?))?(?=\\s+#?\\p{L}{0,3}-?\\d)',
  'our (?:no\\.?|number|#)(?=\\s*:?\\s+\\p{L}{0,3}-?\\d)',
  "(?:doors?|side|cab|hood|roof|bumper|decal|placard) (?:says?|reads?|shows?|is marked|is numbered|number is)(?: (?:it[’']?s|unit|truck|trailer|number|no\\.?))*(?=\\s+#?\\p{L}{0,3}-?\\d{2})",
  '(?:number|no\\.|#) (?:painted |written )?on (?:the|its|my|our|his) (?:doors?|side|cab|hood|roof|bumper) is(?=\\s+#?\\p{L}{0,3}-?\\d{2})',
  'puertas? (?:dicen?|tienen?|traen?|llevan?)(?: (?:el|n[úu]mero|no\\.?))*(?=\\s+#?\\p{L}{0,3}-?\\d{2})',
  'на (?:двер\\p{L}{1,4}|борту|кабин\\p{L}|кабін\\p{L})(?: (?:написано|стоит|указан|номер|написаний|№))*(?=\\s+№?\\s?\\d{2})',
)

/** `En la puerta lleva el número 7`: what stands on a door is a number, also of one digit. */
export const numberOnDoor = label(
  'puertas? (?:dicen?|tienen?|traen?|llevan?)(?: el)? (?:n[úu]mero|no\\.?)(?=\\s+\\d)',
  '(?:number|no\\.|#) (?:painted |written )?on (?:the|its|my|our|his) doors? is(?=\\s+\\d)',
  'на двер\\p{L}{1,4} (?:номер|№)(?=\\s?\\d)',
)

/** `Our number: 2` beside a VIN or a plate. */
export const ourNumber = label('our (?:no\\.?|number|#)(?=\\s*:)')

/** What numbers anything, and beside VINs the vehicles: `Our no.`, `Company #`, `ID`. */
export const ownNumber = label(
  `(?:(?:our|your|company|co\\.?|fleet|lessor|customer|city|county|district|internal|int\\.|control|decal|plant|box|equip(?:ment)?|vehicle|unit|trailer|asset|pu)\\s*)?(?:${number}|id(?: (?:no\\.?|#))?|code)(?=\\.?\\s*$)`,
  `(?:nuestro\\s*)?${numero}\\.?(?: interno)?(?=\\s*$)`,
  'clave(?=\\s*$)',
  '(?:(?:наш|внутренний|внутрішній)\\s*)?(?:№|номер)(?=\\s*$)',
)

/** `the Kenworth, number 9` */
export const numberBehindMake = label(
  '(?:unit |truck |trailer )?(?:number|no\\.)(?=\\s+\\p{L}{0,2}-?\\d)',
  `${numero}(?=\\s+\\p{L}{0,2}-?\\d)`,
)

/** `Tank no. | Make | VIN`, `Tank | Year | VIN`: what heads the first column of vehicles, unless it numbers something else of theirs. */
export const thingsNumber = label(
  `(?!serial|vin|policy|driver|employee|line|item|stop|load|trip|route|order|work|w\\.?o|r\\.?o|p\\.?o|ref|claim|case|invoice|quote|row|stock|plate|tag|lic|reg|engine|job|task|part|seal|phone|tel|acc|cust|client|vendor|title|model|year|serie)\\p{L}{3,12}\\s*${number}(?=\\.?\\s*$)`,
  '(?:tank|hopper|pup)(?=\\s*$)',
)

/** `Insured’s no. 9` of a vehicle on his policy. */
export const insuredsLabel = label(`(?:insured[’'\`]?s?|insd\\.?|ins[’'\`]d) (?:${vehicle}\\s*)?${number}`)

/** `Truck: 118`, or the head of a column: in a sentence these words are no label. */
export const vehicleLabel = label(
  `(?!unit|asset|fleet|tr[kl])${vehicle}\\s*#?\\s*[1-4](?=\\s*:?\\s*$)`,
  `(?!unit|asset|fleet|tr[kl])${vehicle}`,
  'machine',
  'трак|трейлер|тягач|(?:полу|напів)?при(?:цеп|чіп)',
  'ciągnik|naczepa',
  'remolque|tráiler|traila',
  'camión|troca|troque',
  'camion',
  'tracteur',
  '(?:semi-)?remorque',
  'v[ée]hicule',
  'tracto(?:cami[óo]n)?',
)

/** What kind it is stands there too: `Прицеп: № А-402 Vanguard`. */
export const vehicleField = label(
  'remolque|cami[óo]n|tracto(?:cami[óo]n)?',
  '(?:semi-)?remorque|tracteur|v[ée]hicule',
  'truck',
  'trailer',
  'tractor',
  'vehicle',
  'автомобиль',
  'тягач',
  '(?:полу)?прицеп',
  'автомобіль',
  '(?:напів)?причіп',
)

const spokenOf = [
  '(?:truck|trak|trailer|tractor|unit|bus(?:e(?=s))?|van|coach(?:e(?=s))?|vehicle|mixer|lowboy|bobtail|flatbed|day ?cab|tanker|hopper|pup|dolly|packer|sweeper|loader|wrecker|plow|rig|chassis|hauler|roll-?off|semi|hostler|spotter|yard (?:dog|goat|horse)|step ?van|ambulance|shuttle)s?(?:\\s+#s)?(?:\\s+(?:is|was)(?=\\s+(?:#|\\d{2})))?',
  '(?:cami[óo]n|tro(?:ca|que)|tracto(?:cami[óo]n|r)?|remolque|tr[áa]iler|traila|caja|unidad(?:es)?)(?: (?:refrigerad[oa]|sec[oa]))?(?:\\s+n[úu]mero|\\s+es (?:el|la)(?=\\s+#?\\d))?',
  '(?:тягач|прицеп|полуприцеп|грузовик|машин|трак|трейлер|(?:напів)?прич[іе]п|вантажівк|ciągnik|naczep)\\p{L}{0,2}(?:\\s+номер(?=\\s+\\d{2,4}(?![\\p{L}\\d])))?',
  '(?:camion|tracteur|(?:semi-)?remorque|unit[ée]|autobus|v[ée]hicule)s?(?:\\s+(?:num[ée]ro|n[°º]|no\\.?))?',
] as const
const [english, spanish, slavic, french] = spokenOf

/** `our trailer 53127`: a number right after the word. */
export const vehicleWord = label(
  "(?:tractor|truck|trailer|bus)[’']?s? number",
  `${english}(?=\\s+#?(?:(?:\\p{Lu}{1,4}[- ]?)?\\d{2}|\\p{Lu}{1,4}-?\\d))`,
  '(?:equipment|equip\\.?|eqpt\\.?)(?=\\s+#?(?:\\p{Lu}{1,4}-)?\\d{1,6}(?:-\\d{1,5})?,? (?:19[89]|20[0-3])\\d \\p{L}{3})',
  '(?<=re: )(?:engine|ladder|medic|tender)(?=\\s+\\d{2})',
  `${spanish}(?=\\s+#?(?:\\p{Lu}{1,3}-?)?\\d{2})`,
  `${french}(?=\\s+#?(?:\\p{Lu}{1,3}-)?\\d{2})`,
  `${slavic}(?=\\s+№?\\s?(?:\\p{L}{1,3}-?)?\\d{2})`,
)

/** `truck 7`: one digit may count them too. */
export const vehicleDigit = label(...spokenOf.map(words => `${words}(?=\\s+[#№]?\\d(?!\\d))`))

const inWords =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}{3,5}teen|\\p{L}{3,5}ty(?:-\\p{L}{3,5})?)'

/** `truck twelve (12)`: so nobody counts. */
export const vehicleNumbered = label(
  `(?:truck|trailer|tractor|unit|bus|van|coach|mixer)\\s+(?:number\\s+)?${inWords}\\s+(?=\\(\\d{1,3}\\))`,
)

/** `trucks 7, 9 and 12` */
export const severalVehicles = label(
  `(?:${spokenOf.join('|')})(?=\\s+[#№]?\\d{1,5}(?:,\\s?\\d{1,5})*,?\\s(?:and|&|y|и|та|і)\\s\\d{1,5}(?!\\d))`,
)

/** What a city calls each of its vehicles by, beside what kind it is: `Apparatus: Engine 3 | Shop no.: 7031`. */
export const shopsLabel = label(`shop\\s*${number}`)
