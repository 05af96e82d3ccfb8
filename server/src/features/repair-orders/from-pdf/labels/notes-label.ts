import { both, label, phrase } from './text-label.ts'

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
  'troubles?',
  'malfunctions?',
  'failures?',
  'discrepanc(?:y|ies)',
  'deficienc(?:y|ies)',
  'write-? ?ups?',
  'wrong',
  'needs(?=\\s*:)',
  'scope',
  'happened',
  'how can we help(?: you)?',
  'to (?:fix|repair|check)',
  'conditions? (?:reported|found|noted)|(?:reported|found|noted) conditions?',
  '\\p{L}+ (?:the )?following(?: \\p{L}+){0,3}(?=\\s*:)',
  '(?:need(?:s|ed)?|should|want|like us)\\s(?:to |we )?(?:be )?(?:do(?:ne)?|fix(?:ed)?|repair(?:ed)?|check(?:ed)?)',
  '(?:reason|nature|purpose)(?: for| of) (?:the )?\\p{L}+',
  '(?:reason|motivo)(?=\\s*:?\\s*$)',
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
  'motivo del? (?:la )?\\p{L}+',
  'observaciones',
  'instrucciones',
  'notas?',
  'plaintes?',
  'probl[èe]mes?',
  'd[ée]fauts?',
  'd[ée]fectuosit[ée]s?',
  'pannes?',
  'dommages?',
  'sympt[ôo]mes?',
  'remarques?',
  'жалоб\\p{L}*',
  'неисправност\\p{L}*',
  'дефект\\p{L}*',
  'поломк\\p{L}*',
  'повреждени\\p{L}*',
  '(?:причина|повод) (?:обращения|ремонта)',
  'примечани[ея]',
  'замечани[ея]',
  'скарг\\p{L}*',
  'несправност\\p{L}*|несправність',
  'пошкодження',
  'причина (?:звернення|ремонту)',
  'приміт(?:ка|ки)',
  'зауваження',
]

const work = [
  'works?|repairs?|services?|jobs?|maintenance',
  'trabajos?|servicios?|reparaci[óo]n(?:es)?',
  'travaux|travail|r[ée]parations?|entretien',
  'работ[аы]?|ремонт(?:а|ов)?|услуг[аи]?|робіт|роботи|послуг[аи]?',
]

const asked = [
  'requested|required|needed|authori[sz]ed|ordered|desired|descriptions?|details?|instructions|scope|recommended',
  'to (?:be )?(?:do(?:ne)?|perform(?:ed)?|complete(?:d)?|made)',
  'solicitad[ao]s?|requerid[ao]s?|necesari[ao]s?|a realizar|por hacer|descripci[óo]n',
  'demand[ée]e?s?|requis(?:es)?|autoris[ée]e?s?|[àa] (?:faire|effectuer|r[ée]aliser)',
  'перечень|список|описание|требуем\\p{L}+|необходим\\p{L}+|перелік|опис|потрібн\\p{L}+',
]

const person = [
  'customer|client|driver|operator|mechanic|inspector|cliente|chofer|operador|conductor|водител\\p{L}+|клиент\\p{L}*|водій|водієм|водія|клієнт\\p{L}*',
]
const says = ['states|says|said|reports|reported(?: by)?|stated|noted by|reportado por|dice|со слов|зі слів']

const company = [
  "the|of|for|to|your|any|all|and|or|is|it|what(?:[’']?s)?|that|we|do|does",
  '(?:by|with|from)(?=\\s+(?:the\\s+)?(?:driver|customer|client|operator|mechanic|inspector|unit|vehicle|truck|trailer))',
  'please|list|describe|explain|description|descr?\\.?|details?|summary|text',
  'reported|stated|noted|observed|found|known|specific',
  "(?:customer|client|driver|operator)(?:[’']?s)?",
  'primary|main|initial|additional|special|mechanical|repair|service|work|shop|cause|requests?',
  'unit|vehicle|equipment|truck|trailer',
  'descripci[óo]n|reportad[ao]s?|presentad[ao]s?|del?|la|las|los|el|cliente|chofer|operador|unidad|que|se|por|reporta|presenta',
  'du|des|les?|par|chauffeur|conducteur|v[ée]hicule|signal[ée]e?s?|rapport[ée]e?s?|constat[ée]e?s?',
  'заявленн\\p{L}+|выявленн\\p{L}+|описание|перечень|список|клиента|водителя|со слов|зі слів|заявлен[іа]|виявлен\\p{L}+|опис|перелік|клієнта|водія',
]

export const notesLabel = label(
  `${phrase(core, company)}\\??`,
  both(work, asked, company),
  both(['loss|incident|accident|event'], ['descriptions?|details?|narrative'], ['of|the']),
  both(person, says, ['the|el|la']),
)
