import { states } from '#contract/lookups/places.ts'
import { label, number, numero } from './text-label.ts'

/** What names a vehicle, in English, Spanish, French, Polish, Russian and Ukrainian. */

export const vinLabel = label(
  '(?:v\\.?i\\.?n\\.?|vehicle identification)\\s*(?:#|n(?:o|umber)(?!\\p{L})|code)',
  'v\\.?i\\.?n\\.?',
  'chassis(?:\\s*(?:#|no))?',
  'niv',
  'bastidor',
  'n[úu]mero de identificaci[óo]n(?: (?:vehicular|del veh[íi]culo))?(?:\\s*\\((?:vin|niv)\\))?',
  `${numero}\\s*d[’']identification(?: du v[ée]hicule)?`,
  'вин',
  '(?:номер|№)\\s*(?:шасси|шасі|рамы|рами|кузова)',
  'vin-?код',
  'идентификационный номер',
  'ідентифікаційний номер',
)

/** An engine or a part has a serial number too. */
export const serialLabel = label(
  `serial\\s*${number}`,
  'serial',
  's/n',
  `${numero}\\s*de\\s*s[ée]rie`,
  's[ée]rie',
)

const notADriver =
  "(?<!(?:appraiser|adjuster|inspector|broker|agent|engineer),?\\s{0,2})(?<!(?:driver|operator|cdl|business|dealer|contractor|facility|software|d\\.?l\\.?)(?:['’]?s)?\\s{0,2})"

const ofVehicle =
  '(?:\\s+(?:тягача|трака|(?:полу|напів)?при(?:цепа|чепа)|трейлера|вантажівки|машин[ыи]|авто(?:мобиля|мобіля)?))?'

const state = states
  .flatMap(({ short, name }) => [short, name])
  .join('|')
  .toLowerCase()
  .replaceAll('.', '\\.')

/** `Placas TX`, `License (IL)`, `Plate/OK`: of which state all below or behind it are. */
const ofState = `(?:\\s*/\\s*|\\s*[(,–-]\\s*|\\s+(?:de\\s+)?)(?:${state})(?:\\s*[/,]\\s*[a-z]{2}(?![a-z]))*\\)?(?=\\s*(?::|$))`

export const plateLabel = label(
  `(?:${notADriver}(?:licen[sc]e|lic\\.?)(?:\\s*(?:plates?|tags?))?|plates?|tags?|reg(?:istration|\\.)?|placas?|matr[íi]culas?|tablillas?|plaques?|immatriculation|номера|(?:гос|держ)номера?)(?:\\s*(?:#|no\\.?|number))?${ofState}`,
  '(?:licen[sc]e )?plate and state',
  '(?:licen[sc]e|lic\\.?|plate|tag)\\s*/?\\s*(?:state|st\\.?(?!\\s\\d))(?!\\p{L})',
  '(?:licen[sc]e\\s*|lic\\.?\\s*|tag\\s*/\\s*)?plates?\\s*(?:#|nos?(?!\\p{L})|nbr|number)?',
  `${notADriver}(?:licen[sc]e|lic\\.?)\\s*(?:#|no(?=[.:\\s]|$)|nbr|number|tag)`,
  `${notADriver}licen[sc]e(?=\\s*(?:[:/]|$|\\p{Lu}{2}\\s))`,
  `${notADriver}licen[sc]e(?=\\s+[a-z]{0,3}[ -]?\\d{2})`,
  `${notADriver}lic\\.?(?=\\s*(?:$|:)|\\s+\\p{L}{2}$|\\s+(?:\\p{L}{1,3}\\s+)?[\\p{L}\\d-]*\\d)`,
  'apportioned(?=\\s+(?:\\p{L}{1,3}[ -]?)?\\d(?!\\d?/))',
  'lp(?=\\s*:)',
  'registration(?=\\s*(?:[:/]|$|\\p{Lu}{2}\\s))',
  'reg\\.?(?=\\s*$)',
  'знак(?=\\s+(?=\\p{L}*\\d)(?:\\p{L}|\\d){5,8}(?!\\p{L}))',
  '(?:номера?|знак)(?=\\s+(?:\\p{L}{2}|\\p{Lu}{4,})\\s+\\p{Lu}?\\d)',
  'reg(?:istration|\\.)?\\s*(?:#|n[or](?=[.:\\s]|$)|number|plate)',
  'plt\\.?\\s*#?(?=:?\\s+[\\p{L}\\d-]*[\\s]?[\\p{L}\\d-]*\\d)',
  '(?<!(?:hang|lockout|lock-out|price|red)\\s{0,2})tags?(?:\\s*(?:#|nos?(?=[.:\\s]|$)|number))?',
  'placas?(?: (?:usa|eua|americanas))?(?:(?: del?| de la)? (?:tracto(?:r|cami[óo]n)?|cami[óo]n|remolque|caja|unidad|veh[íi]culo|troca|autob[úu]s))?',
  "plaques?(?! signal)(?: d[’']immatriculation)?(?: (?:du|de la) (?:camion|tracteur|remorque|v[ée]hicule))?",
  `(?:${numero}\\s*d[’'])?immatriculation`,
  'tablillas?',
  'matr[íi]cula',
  `гос(?:\\.|ударственный)?\\s*(?:рег(?:\\.|истрационный)?\\s*)?(?:номер|№|знак)${ofVehicle}`,
  `госномер${ofVehicle}`,
  `рег(?:\\.|истрационный)?\\s*(?:номер|знак)${ofVehicle}`,
  `номерной знак${ofVehicle}`,
  `держ(?:\\.|авний)?\\s*(?:реєстр(?:\\.|аційний)\\s*)?(?:номер|№|знак)${ofVehicle}`,
  `держномер${ofVehicle}`,
  `номерний знак${ofVehicle}`,
  '(?:(?:nr|numer)\\.?\\s*)?rej(?:\\.|estracyjn\\p{L}{1,3})(?:\\s*(?:ciągnika|naczepy|pojazdu))?',
  'rejestracj[aięą](?:\\s*(?:ciągnika|naczepy|pojazdu))?',
  'tablic[aęyei](?:\\s*rejestracyjn\\p{L}{1,3})?(?:\\s*(?:ciągnika|naczepy|pojazdu|nr|numer))?',
)

/** Within a block about a vehicle: `Trailer`, below it `Number: ...` */
export const blockNumberLabel = label(number)
