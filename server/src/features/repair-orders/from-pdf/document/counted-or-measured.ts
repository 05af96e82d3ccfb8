/** `12 pcs`, `53 ft`, `15 футів`, `10 minutes`: a number that counts or measures something. */
export const isCountedOrMeasured = (text: string): boolean =>
  counted.test(text) || describing.test(text) || interval.test(text)

/** `Reefer 1500h`: after so many hours it is serviced. */
const interval = /^[1-9]\d?[05]00 ?h(?!\p{L})/u

const counted =
  /^\d+(?:,\d{3})*\s*(?:тыс|тис|mil(?!\p{L})|thousand|k(?!\p{L})|pcs?|pieces?|pza?s?|ea(?:ch)?|hrs?|hours?|gals?|gallons?|qts?|quarts?|mi(?:les?)?|kms?|lbs?|ft|feet|foot(?:ers?)?|inch(?:es)?|in(?!\s\p{L})|tons?|axles?|vehicles?|units|trucks|trailers|items?|pages?|messages?|mensajes?|e-?mails|correos|attachments?|files?|faults?|of|of \d+|шт|ч|min(?:ute)?s?|days?|weeks?|months?|years?|times|percent|psi|volts?|amps?|pi(?:eds?)?|pouces?|m[èe]tres?|heures?|jours?|semaines?|mois|fois|litres?|essieux?|pies|pulgadas|metros|millas|horas|d[íi]as|semanas|veces|litros|toneladas|фут\p{L}{0,3}|дюйм\p{L}{0,3}|метр\p{L}{0,3}|литр\p{L}{0,3}|літр\p{L}{0,3}|тонн\p{L}?|мил[ьяіи]\p{L}?|км|час(?:а|ов)?|годин\p{L}?|хвилин\p{L}?|минут\p{L}?|дн(?:я|ей|ів|і)|день|раза?|разів|ос(?:ь|ей|и|і))(?!\p{L})/iu

/** How large the body is, or how many gears there are, and nothing else behind it: `truck 10 bay`, `bus 44 passenger`. */
const describing =
  /^\d{1,2}[ -](?:bay|wheeler|yards?|yd|passenger|pax|speed|compartment|pallet|case|car|horse|deck)s?(?=\s*(?:$|[,.;)/]))/iu

/** `Tractor - 4 drive tires`: behind a dash or a colon a small number counts the parts that follow. */
export const countsParts = (text: string): boolean => parts.test(text)

const parts =
  /^\d{1,2}(?:\s+(?!(?:has|needs|is|was)(?!\p{L}))[\p{L}/-]+){0,3}?\s+(?:tires?|tyres|lights|lamps|bulbs|brakes|drums|rotors|pads|shoes|chambers|seals|bearings|wheels|rims|hubs|studs|nuts|bolts|springs|shocks|bags|hoses|lines|valves|sensors|filters|batteries|belts|mirrors|wipers|flaps|mud ?flaps|doors|hinges|latches|handles|straps|bows|boards|panels|posts|skirts|clamps|brackets|gaskets|injectors|cylinders|pins|bushings|llantas|focos|luces|balatas|birlos|puertas|шин\p{L}{0,2}|колес\p{L}{0,2}|ламп\p{L}{0,2}|фар\p{L}{0,2}|колодок|барабан\p{L}{0,2}|гайк\p{L}|гаек|болт\p{L}{0,2}|подуш\p{L}{0,2})(?!\p{L})/iu
