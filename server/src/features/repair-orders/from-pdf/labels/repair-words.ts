import { AnyCase } from './text-label.ts'

/**
 * What speaks of work on a vehicle: a part of it together with what is wrong with it or what is to be done to it. The
 * words are stems, in English, Spanish, French, Russian and Ukrainian.
 */
const stems = (...words: string[]): RegExp => new AnyCase(`(?<![\\p{L}\\d])(?:${words.join('|')})`, 'gu')

/** What is wrong with it. */
const trouble = stems(
  'leak|drip|seep|(?:comes?|stays?|goes|came|turns?) (?:on|off)(?!\\p{L})|open(?!\\p{L})|off track|creas|puls|not? extend|below \\d|nois[ey]|squeal|squeak|grind|rattl|clunk|click|knock|whin|hum(?:s|ming)?(?!\\p{L})|vibrat|shak|shimm',
  'wobbl|pull(?:s|ing)?(?!\\p{L})|drift|wander|broken?(?!\\p{L})|bent|bend|crack|torn|tear|worn|wear|rust|corro|froze|seiz|stuck',
  'stick|jam|loose|missing|flat(?!bed)|bald|blow[ns]?|blew|burn|burst|chafe|chafing|rub|sag|slid(?:e|es|ing)(?!\\p{L})|creep|slips|slipp(?:ed|ing)|stall|die[sd]?(?!\\p{L})|misfir|derat|limp|smok',
  'overheat|hot|inop|dead|fail|fault|defect|warning|alarm|shot(?!\\p{L})|low(?!\\p{L}|boy)|dark|erratic|podrid|weak|slow|lost|loss|lose|damag|dent|scrap|smash|crush',
  'out(?!\\p{L}|side| of service)|dim|flicker|intermittent|hard|rough|shut|quit|stop(?:s|ped)?(?!\\p{L})|empt|contaminat|fray|cupp|delaminat|chip|shatter|stink|smell|hit(?:s|ting)?(?!\\p{L})|bad(?!\\p{L})|chatter|surg|buzz|grab|spin|play(?!\\p{L})',
  "won[’']?t|will not|would not|does ?n[’']?t|does not|do ?n[’']?t work|do not work|did ?n[’']?t|can ?not|can[’']?t|not? (?:\\p{L}+ ){0,2}(?:extend|work|start|run|hold|clos|open|light|charg|build|cool|heat|turn|crank|rais|lock|latch|seal|shift|engag|com|go|retract|lift)",
  'no (?:heat|start|power|crank|lights?|ac|a/c|air|cold|cooling|boost|charge|movement|horn|signal|brakes?)',
  '(?:light|lamp)s?(?: is)? (?:on|off)|check engine|codes?(?!\\p{L}| of| no)|spn|fmi|dtc',
  'encendid|pérdida|perdida|fuga|tira(?!\\p{L})|gotea|ruid|rechin|chill|golpe|truen|vibra|jala|rot[oa]|quebrad|dobl|gastad|floj|sueltt?|falt|fall|no (?:\\p{L}+ ){0,2}(?:prend|enciend|funcion|sirv|cierr|abr|carg|arranc|enfr|calient|trabaj|jal|sub|baj|entr|fren)|prende|calient|humo|pierd|baj[oa]|dañ|desgast|atorad|patin|testigo|apag',
  'fuit|coule|bruy|bruit|cass[ée]|bris[ée]|us[ée](?!\\p{L}{2})|fissur|perd|manqu|surchauff|allum|ne (?:\\p{L}+ ){0,2}(?:fonctionn|march|d[ée]marr|ferm|ouvr|charg|tien|refroidi|chauff)',
  'выше|нормы|крив|сход|теч|течь|утечк|подтек|стук|стуч|скрип|скрежет|шум|гул|вибр|бь[её]т|уводит|тянет|слома|сломан|треснут|трещин|погн|разбит|изнош|износ|рж|не (?:\\p{L}+ ){0,2}(?:работа|гор|заводит|включа|закрыва|открыва|держ|тян|греет|охлажд|заряжа|пада|подним)|горит|мигает|ошибк|греется|перегрев|дым|глохнет|троит|пропада|низк|слаб|порва|лопнул|отсутств|люфт|биени|дерга',
  'тріснут|тріщин|зламан|протік|підтік|стука|скрипить|гуде|вібр|погано|не (?:\\p{L}+ ){0,2}(?:працю|горить|заводит|вмика|закрива|відкрива|трима|гріє|заряджа)|горить|блима|помилк|перегрів|гаряч|зношен|порван|гуркіт|шумить|тече|витік|дим(?:ить)?(?!\\p{L})|глохне',
)

/** What is to be done to it. */
const action = stems(
  'go ahead|re-?deck|renew|replac|repair|fix|rebuil|reseal|re-?seal|weld|adjust|align|inspect(?:ed|ions?)?(?!\\p{L})|check|diagnos|troubleshoot|lube|lubricat|greas|service (?:the|unit|truck|trailer|reefer|engine|a/?c|clutch|trans|p\\.?m)|(?:full|a|b|c|wet|dry|annual|oil|reefer|pm) service(?!\\p{L})',
  'chang(?:e|ing)(?!\\p{L})|install|remov|rotat|flush|recharg|patch|tighten|balanc|overhaul|test|refurbish|reline|resurfac|straighten|paint|mount|swap|top off|fill|drain|clean|reattach|secure|reset|regen|r ?& ?r|r/r|r&i|pm[- ]?(?:[a-d]|service|inspection)|tune|rewir|splice|bleed|put on|measure|look at|see (?:why|what)|find(?: the| and| out|$|,)|program',
  'cambi|reempla|repar|revis|ajust|alinea|engras|instal|sold|rectific|limpi|purg|servicio|diagnost|calibr|sustitu|arregl',
  'remplac|r[ée]par|v[ée]rifi|ajust|graiss|soud|nettoy|serrer|changer|vidange|diagnost',
  'замен|ремонт|отремонт|почин|провер|отрегулир|регулиров|смаз|устран|свар|заварить|диагност|подтян|установ|обслуж|заправ|прокач|долить|осмотр',
  'замін|відремонт|полагод|перевір|відрегул|змаст|усун|звар|діагност|підтяг|встанов|обслуг|прокач|долити|огля',
)

/** What it is done to. */
const part = stems(
  'left|right|rear|front|(?:drivers?|passenger|curb|road)[ -]?side|inside|crank|l/?h(?!\\p{L})|r/?h(?!\\p{L})|l/?r(?!\\p{L})|r/?r(?!\\p{L})|l/?f(?!\\p{L})|r/?f(?!\\p{L})|[dp]/s(?!\\p{L})',
  'brake|drum|rotor|pads?(?!\\p{L})|shoes?(?!\\p{L})|lining|chamber|slack|caliper|abs(?!\\p{L})|air(?!port|field|line)|airline|compressor|governor|valve|glad ?hand|hose|lines?(?!\\p{L}|er)|fitting|tires?(?!\\p{L})|tyre|wheel|rim|hub|seal(?!ed)|bearing|lug|stud',
  'mud ?flap|fender|bumper|mirror|wiper|washer|window|windshield|glass|doors?(?!\\p{L})|hinge|latch|handle|seats?(?!\\p{L})|belt|lights?(?!\\p{L})|headl|lamp|beam|marker|signal|horn|wir(?:e|ing)|harness|connector|batter|alternator|starter|fuse|sensor|ecm|engine|motor|injector|turbo|exhaust|dpf|def(?!\\p{L})|scr(?!\\p{L})|egr|doser|after-?treatment|regen|manifold|muffler|stack',
  'radiator|coolant|water pump|fan|thermostat|heat|a/?c(?!\\p{L})|hvac|blower|condenser|clutch|trans(?!\\p{L}|p)|transmission|gear|shift|pto(?!\\p{L})|drive ?(?:line|shaft|tire)|u-?joint|differential|diff(?!\\p{L})|rear end|axle|spring|shackle|shock|suspension|bushing|torque|steer|king ?pin|tie rod|drag link|alignment|frame|cross ?member|fifth wheel|5th wheel|landing|roof|floor|panel|board|post|wall|tarp|lift ?gate|ramp|reefer|oil|fuel|filter|tank|cap(?!\\p{L})|pump|hydraulic|cylinder|hoist|boom|dump|bed(?!\\p{L})|body|bucket|conveyor|packer|mixer|chute|auger|chain|winch|bracket|mount|bolt|pin(?:s|tle)?(?!\\p{L})|cable|switch|gauge|dash|cab(?!\\p{L})|hood|step|rail|jack|hitch|coupl|threshold|guard|sidewall|bow(?!\\p{L})|skirt|fairing|slider|tandem|bag|strap|lock|cooler|gasket|o-?ring|belt|tensioner|pulley|idler|compress|leaf|pack(?!\\p{L}|et|ag)|siren|pedal|jake|retarder|camera|radio|unit (?:shut|will|does|not|run|won)|temp|pressure|battery|plug|defrost|alarm|rpm|speed|gears?|adblue|curtain|vent|drain|charge(?!\\p{L})|boost|reservoir|dryer|cargo|liner|sensor|module|bulb|reflector|conspicuity|decal|sticker|arm(?!\\p{L})|rack|gate|loader|blade|bulkhead|partition|scale|meter',
  'fren|balata|tambor|llanta|rueda|rin(?!\\p{L})|mang|válvula|bolsa|aire|luz|luces|faro|calavera|focos?|espejo|puerta|vidrio|parabris|asiento|motor|turbo|escape|radiador|agua|aceite|bomba|banda|clutch|embrague|transmisi|caja|diferencial|eje|muelle|suspensi|amortig|direcci|rótula|quinta|piso|techo|lona|batería|marcha|alternador|sensor|inyector|filtro|clima|compresor|ventilador|abanico|subida|manguera|rampa|escalera|loder|defensa|salpicadera|testigo|humo',
  'frein|pneu|roue|moyeu|porte|charni|pare-|phare|feux?(?!\\p{L})|moteur|radiateur|huile|pompe|courroie|alternateur|d[ée]marreur|ballon|essieu|ressort|amortisseur|direction|plancher|toit|b[âa]che|r[ée]servoir|filtre|capteur|embrayage|bo[îi]te|[ée]chappement|ventilateur|chauffage|climatis',
  'развал|рул|прокладк|тормоз|колодк|барабан|диск|шин|колес|ступиц|сальник|подшипник|шланг|клапан|воздух|фар|лампа|лампочк|габарит|поворотник|зеркал|двер|стекл|сидень|двигател|мотор|турб|глушител|радиатор|антифриз|насос|помп|ремень|ремн|сцеплен|коробк|кпп|редуктор|мост|рессор|подвеск|амортизатор|рулев|шкворен|седл|рам|пол(?!\\p{L})|крыш|тент|аккумулятор|стартер|генератор|датчик|форсунк|фильтр|масл|топлив|кондиционер|печк|компрессор|кабин|бампер|брызговик|adblue|check engine|двс|пневмо|подушк|кардан|тяг[аиу](?!ч)',
  'гальм|колодк|барабан|диск|шин|колес|маточин|сальник|підшипник|шланг|клапан|повітр|фар|лампа|габарит|дзеркал|двер|скл|сидінн|двигун|мотор|турб|глушник|радіатор|насос|помп|ремін|ремен|зчеплен|коробк|редуктор|міст|ресор|підвіск|амортизатор|кермо|рам|підлог|дах|тент|акумулятор|стартер|генератор|датчик|форсунк|фільтр|олив|масл|палив|кондиціонер|пічк|компресор|кабін|бампер|холодн|заводит',
)

/** Enough by itself. */
const whole = stems(
  "(?:will not|won[’']?t|does ?n[’']?t|does not) (?:extend|retract|start|raise|lower|lock|latch|open|close|crank|shift|engage|charge|hold|build|turn)|inop(?!\\p{L}{5})|derat|pm[- ]?[a-d](?!\\p{L})|check engine|no start(?!\\p{L})|grease (?:it|all|every|truck|trailer)|oil change|(?:annual|dot|fhwa|federal|state) (?:\\p{L}+ )?inspection (?:is )?(?:due|needed|required)|(?:perform|do|complete|needs?|due for|an?) (?:\\p{L}+ ){0,2}(?:inspection|pm)(?!\\p{L})|shuts? (?:down|off)|lube(?:,| and| &)|spn \\d+",
)

/** What is said of the order, not of the vehicle. */
const business = stems(
  "capped|not (?:authori[sz]ed|approved|needed)|reject|declin|do not (?:repair|replace|perform|fix)|no (?:visible |new |other )?damage|undamaged|(?:charge|account|job|cost) code|requests?(?!\\p{L})|ticket|forms?(?!\\p{L})|(?:job|work) card|pre-?trip|post-?trip|department|division|@|www|invoic|bill(?:s|ed|ing)?(?!\\p{L})|payment|pay(?:s|able)?(?!\\p{L})|paid|remit|quot|estimat|approv|authori[sz]|insur|liab|warrant|claim(?!\\p{L}*ed that)|contract|terms?(?!\\p{L}|inal)|polic|tax|exempt|discount|responsib|signature|shall|vendor|supplier|purchas|price|cost|charges?(?: \\p{L}+){0,2} (?:to|for)|refund|deposit|confiden|privileg|portal|receipt|provider|supplement|photo|return (?:all|old)|old parts|core|hours? of|rate(?!\\p{L})|labor(?!\\p{L}| (?:-|–))|order|p\\.?o\\.?(?![\\p{L}])|certif|driver[’']?s? (?:name|signature)|technician|mechanic[’']s|inspector|undersigned|regulations?|condition of the",
  'factur|pag[aou]|autoriz|cotiz|presupuest|garant|firma|póliza|impuesto|proveedor',
  'сч[её]т|оплат|согласов|подпис|лимит|смет|рахун|підпис|погодж|гаранти|гаранті',
)

const count = (text: string, words: RegExp): number => new Set(text.match(words)).size

/** Whether a sentence, or the cell of a table, says what is wrong with a vehicle or what is to be done to it. */
export function isAboutRepair(text: string): boolean {
  const said = text.replace(/\((?:[^()]*\d[^()]*)\)/g, ' ')
  const against = count(said, business)
  const wrong = count(said, trouble)
  const done = count(said, action)
  const parts = count(said, part)
  if (against > 0 && wrong + parts < 2 + 2 * against) return false
  return count(said, whole) > 0 || (wrong + done > 0 && parts > 0 && wrong + done + parts >= 2)
}
