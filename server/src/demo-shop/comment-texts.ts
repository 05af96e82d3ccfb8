import type { Language } from '#contract/shared/languages.ts'

type Said = Readonly<Record<Language, readonly string[]>>

export const mechanicTexts: Said = {
  en: [
    'Started on it. Found more wear than the customer described, photos to follow.',
    'Parts are here, should be done by noon.',
    'Road tested 12 miles, no codes, no leaks.',
    'Bolts were seized, needed heat. Took a bit longer.',
    'Right side is at 60 %, told the driver to watch it.',
    'Torqued to spec. Recheck after 50 miles.',
    'Waiting for the bay, the lift is taken until two.',
    'Wiring was chewed through by the battery box, repaired and loomed.',
  ],
  uk: [
    'Почав роботу. Знос більший, ніж казав клієнт.',
    'Перевірив на дорозі, помилок немає.',
    'Гайки прикипіли, довелося гріти.',
    'Затягнув за специфікацією, перевірити через 50 миль.',
  ],
  ru: [
    'Начал работу, износ больше, чем говорил клиент.',
    'Проверил на дороге, ошибок нет.',
    'Жду запчасти, обещали к обеду.',
    'Правая сторона на 60 %, водителю сказал следить.',
  ],
  es: [
    'Empecé el trabajo. Hay más desgaste de lo que dijo el cliente.',
    'Probado en carretera, sin códigos ni fugas.',
    'Los pernos estaban pegados, hubo que calentar.',
    'Llegaron las piezas, queda listo al mediodía.',
  ],
}

export const officeTexts: Said = {
  en: [
    'Customer approved the estimate by phone.',
    'Driver is waiting in the lounge.',
    'Driver sleeps in the truck, please knock.',
    'PO number will follow by e-mail.',
    'Please take pictures before and after, it goes to the insurance.',
    'Customer asks for the old parts.',
    'Needs to roll by 4 pm, has a load in Gary.',
  ],
  uk: ['Клієнт погодив кошторис телефоном.', 'Водій чекає в залі.'],
  ru: ['Клиент согласовал смету по телефону.'],
  es: ['El cliente aprobó el presupuesto por teléfono.'],
}

export const customerTexts = [
  'Spoke with the owner about moving to 15-day terms.',
  'New dispatcher from next month, number to follow.',
  'Promised to settle the open balance by Friday.',
  'Adding two trucks this quarter, interested in a PM contract.',
  'Asked for a copy of every invoice of last year for the accountant.',
  'Happy with the turnaround on the last job.',
]

export const vehicleTexts = [
  'Intermittent ABS light, could not reproduce it here.',
  'Next PM at 25,000 miles.',
  'Small crack in the windshield on the passenger side, customer knows.',
  'Left rear mud flap bracket is bent, not approved for repair yet.',
  'Aftermarket inverter under the bunk, wiring is not ours.',
  'Front axle tires at 7/32.',
]
