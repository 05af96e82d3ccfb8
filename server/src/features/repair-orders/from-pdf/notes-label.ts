import { label } from './text-label.ts'

/** What a complaint or an instruction is called, in whatever company of the words below. */
const core = [
  'complaints?',
  'concerns?',
  'problems?',
  'issues?',
  'faults?',
  'defects?',
  'damages?',
  'symptoms?',
  'malfunctions?',
  'discrepanc(?:y|ies)',
  'wrong',
  'conditions? (?:reported|found|noted)',
  '(?:works?|repairs?|services?|job)\\s*(?:description|requested|required|needed|authori[sz]ed|ordered|instructions|to (?:be )?(?:do(?:ne)?|perform(?:ed)?|complete(?:d)?))',
  '(?:requested|required|needed|authori[sz]ed)\\s*(?:work|repairs?|services?)',
  'description of (?:the )?(?:work|repairs?|services?)',
  'scope of work',
  '(?:reason|nature|purpose)(?: for| of) (?:the )?\\p{L}+',
  '(?:customer|driver|operator) states',
  'instructions',
  'remarks',
  'notes?',
  'comments?',
  'quejas?',
  'fallas?',
  'aver[íi]as?',
  'problemas?',
  's[íi]ntomas?',
  'defectos?',
  'desperfectos?',
  'da[ñn]os?',
  '(?:trabajos?|servicios?|reparaci[óo]n(?:es)?)\\s*(?:solicitad[ao]s?|a realizar|requerid[ao]s?|por hacer)',
  'descripci[óo]n del? (?:la )?(?:trabajo|servicio|reparaci[óo]n)',
  'motivo del? (?:la )?\\p{L}+',
  'observaciones',
  'notas?',
  'жалоб[аы]',
  'неисправност[ьи]',
  'дефект[ыа]?',
  'поломк[аи]',
  '(?:причина|повод) (?:обращения|ремонта)',
  '(?:описание|перечень) работ',
  'примечани[ея]',
  'замечани[ея]',
  'скарг[аи]',
  'несправн(?:ість|ості)',
  'причина (?:звернення|ремонту)',
  '(?:опис|перелік) робіт',
  'приміт(?:ка|ки)',
  'зауваження',
]

const companion = [
  'the|of|for|by|with|to|from|your|any|all|and|or|is|it|what',
  'please|list|describe|description|details?|summary|text',
  'reported|stated|noted|observed|found|known|specific',
  "(?:customer|client|driver|operator)(?:[’']?s)?",
  'primary|main|initial|additional|special|repair|service|work|shop|cause|requests?',
  'unit|vehicle|equipment|truck|trailer',
  'descripci[óo]n|reportad[ao]s?|presentad[ao]s?|del?|la|las|los|el|cliente|chofer|operador|unidad',
  'заявленн\\p{L}+|выявленн\\p{L}+|описание|клиента|водителя|заявлен[іа]|виявлен\\p{L}+|опис|клієнта|водія',
]

const one = (words: readonly string[]) => `(?:${words.join('|')})(?![\\p{L}\\p{N}])`
const between = '[\\s/&,]{1,3}'

export const notesLabel = label(
  `(?:${one(companion)}${between}){0,5}${one(core)}(?:${between}(?:${one(core)}|${one(companion)})){0,6}\\??`,
)
