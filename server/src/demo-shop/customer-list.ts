import type { Language } from '#contract/shared/languages.ts'

export interface FleetAccount {
  company: string
  contact: readonly [first: string, last: string]
  city: string
  language: Language
  size: number
  trailers: number
  unit: string
  work: 'long_haul' | 'local'
}

const fleet = (
  company: string,
  contact: readonly [string, string],
  city: string,
  language: Language,
  size: number,
  trailers: number,
  unit: string,
  work: FleetAccount['work'] = 'long_haul',
): FleetAccount => ({ company, contact, city, language, size, trailers, unit, work })

export const fleets: readonly FleetAccount[] = [
  fleet('Lakeshore Carriers Inc', ['Thomas', 'Brandt'], 'Elk Grove Village', 'en', 20, 0.45, 'LC'),
  fleet('Chumak Freight LLC', ['Vasyl', 'Chumak'], 'Bolingbrook', 'uk', 18, 0.45, ''),
  fleet('Vistula Transport Inc', ['Krzysztof', 'Nowak'], 'Bensenville', 'en', 15, 0.4, 'V'),
  fleet('Fox Valley Foods', ['Rebecca', 'Lindgren'], 'Aurora', 'en', 12, 0.25, 'FV', 'local'),
  fleet('Transportes Ruiz LLC', ['Alejandro', 'Ruiz'], 'Cicero', 'es', 10, 0.4, 'R'),
  fleet('Calumet Steel Haulers', ['Frank', 'Petrovich'], 'Hammond', 'en', 9, 0.5, ''),
  fleet('Ural Cargo Inc', ['Dmitry', 'Sokolov'], 'Wheeling', 'ru', 8, 0.4, 'U'),
  fleet('Kettle Moraine Dairy Transport', ['Karl', 'Schroeder'], 'Waukesha', 'en', 7, 0.5, 'KM'),
  fleet('Dunes Freight Systems', ['Angela', 'Whitfield'], 'Valparaiso', 'en', 6, 0.4, 'D'),
  fleet('Karpaty Trucking LLC', ['Mykhailo', 'Kostiuk'], 'Romeoville', 'uk', 6, 0.4, 'K'),
  fleet('Rock River Paving', ['Gary', 'Olson'], 'Rockford', 'en', 5, 0.2, '', 'local'),
  fleet('Bialy Orzel Express', ['Marek', 'Wojcik'], 'Franklin Park', 'en', 5, 0.4, 'BO'),
  fleet('Sol y Luna Logistics', ['Gabriela', 'Mendoza'], 'Chicago', 'es', 5, 0.4, 'SL'),
  fleet('Heartland Moving & Storage', ['Denise', 'Carver'], 'Peoria', 'en', 5, 0, 'H', 'local'),
  fleet('Great Lakes Intermodal', ['Curtis', 'Hammond'], 'Kenosha', 'en', 5, 0.6, 'GL'),
  fleet('Volga Lines Inc', ['Natalia', 'Orlova'], 'Des Plaines', 'ru', 5, 0.4, ''),
]

/** Name, and language of invoices, of owner-operators and small shops. */
export const individuals: readonly (readonly [first: string, last: string, language: Language])[] = [
  ['Andrii', 'Shevchenko', 'uk'],
  ['Robert', 'Haines', 'en'],
  ['Jose', 'Martinez', 'es'],
  ['Tomasz', 'Kaminski', 'en'],
  ['Ivan', 'Petrov', 'ru'],
  ['William', 'Dorsey', 'en'],
  ['Oksana', 'Melnyk', 'uk'],
  ['Carlos', 'Hernandez', 'es'],
  ['James', 'Whitaker', 'en'],
  ['Yurii', 'Tkachenko', 'uk'],
  ['Darnell', 'Brooks', 'en'],
  ['Aleksei', 'Volkov', 'ru'],
  ['Stanislaw', 'Mazur', 'en'],
  ['Miguel', 'Castillo', 'es'],
  ['Patrick', 'Gallagher', 'en'],
  ['Bohdan', 'Lysenko', 'uk'],
  ['Steven', 'Kowalczyk', 'en'],
  ['Viktor', 'Kuznetsov', 'ru'],
  ['Luz', 'Ortiz', 'es'],
  ['Gregory', 'Manning', 'en'],
  ['Taras', 'Polishchuk', 'uk'],
  ['Tyrone', 'Jenkins', 'en'],
  ['Pawel', 'Dabrowski', 'en'],
  ['Ricardo', 'Vargas', 'es'],
  ['Earl', 'Simmons', 'en'],
  ['Roman', 'Marchenko', 'uk'],
  ['Svetlana', 'Ivanova', 'ru'],
  ['Douglas', 'Freeman', 'en'],
  ['Ramon', 'Delgado', 'es'],
  ['Jacek', 'Lewandowski', 'en'],
  ['Volodymyr', 'Kravchuk', 'uk'],
  ['Terrence', 'Powell', 'en'],
  ['Nikolai', 'Fedorov', 'ru'],
  ['Ernesto', 'Salazar', 'es'],
  ['Wayne', 'Burkhart', 'en'],
  ['Petro', 'Rudenko', 'uk'],
  ['Michael', 'Stankovic', 'en'],
  ['Marcin', 'Pawlak', 'en'],
  ['Hector', 'Morales', 'es'],
  ['Leonard', 'Fisk', 'en'],
  ['Serhii', 'Bilyk', 'uk'],
  ['Anthony', 'Russo', 'en'],
  ['Maxim', 'Lebedev', 'ru'],
  ['Francisco', 'Aguilar', 'es'],
  ['Clarence', 'Webb', 'en'],
  ['Denys', 'Moroz', 'uk'],
  ['Grzegorz', 'Sikora', 'en'],
  ['Javier', 'Navarro', 'es'],
  ['Samuel', 'Okafor', 'en'],
  ['Igor', 'Smirnov', 'ru'],
  ['Ruslan', 'Honchar', 'uk'],
  ['Brian', 'Lindqvist', 'en'],
  ['Victor', 'Fuentes', 'es'],
  ['Harold', 'Beck', 'en'],
  ['Yaroslav', 'Danylenko', 'uk'],
  ['Marcus', 'Tate', 'en'],
  ['Andrzej', 'Krol', 'en'],
  ['Lorenzo', 'Pena', 'es'],
  ['Philip', 'Novotny', 'en'],
  ['Galina', 'Popova', 'ru'],
]

/** They buy parts online and own no vehicle here. */
export const onlineCustomers: typeof individuals = [
  ['Jennifer', 'Castellano', 'en'],
  ['Artem', 'Zhuk', 'uk'],
  ['Raymond', 'Utley', 'en'],
  ['Beatriz', 'Solis', 'es'],
]
