import type { Calendar } from './calendar.ts'
import { firstDay } from './calendar.ts'
import { departureDay, type Person } from './people.ts'
import { type Random, seededRandom } from './random.ts'
import type { Vehicle } from './vehicles.ts'

export interface Visit {
  vehicle: Vehicle
  mechanic: Person
  outcome: 'finished' | 'deleted' | 'in_process' | 'new'
  day: number
  start: number
  createdDay: number
  createdMinutes: number
}

const finishedCount = 840
const deletedCount = 15
const inProcessCount = 20
const newCount = 25
const finishedYesterday = 4
const ahead = [
  { day: 0, count: 8, ofDemoMechanic: 4 },
  { day: 1, count: 5, ofDemoMechanic: 2 },
]
const farthestDay = 20

export function planVisits(
  calendar: Calendar,
  vehicles: readonly Vehicle[],
  people: readonly Person[],
): Visit[] {
  const random = seededRandom('visits')
  const roster = rosterOf(random, calendar, people)
  const garage = garageOf(random, vehicles)
  const past = pastDays(random, calendar)
  const deleted = new Set(
    random.shuffled(past.map((_, index) => index).filter(index => past[index]! < -3)).slice(0, deletedCount),
  )

  const visits = past.map((day, index): Visit => {
    const { mechanic, start } = roster.book(day)
    const outcome = deleted.has(index) ? 'deleted' : 'finished'
    const created = arrival(random, calendar, day, start)
    return { vehicle: garage.pick(day, created.createdDay), mechanic, outcome, day, start, ...created }
  })
  const open = [
    ...Array.from({ length: inProcessCount }, (_, index) => ({
      outcome: 'in_process' as const,
      day: -random.int(1, 3),
      isDemo: index < 3,
    })),
    ...comingDays(random, calendar).map(coming => ({ outcome: 'new' as const, ...coming })),
  ]
  for (const { outcome, day, isDemo } of open) {
    const { mechanic, start } = roster.book(day, isDemo)
    const created =
      outcome === 'new'
        ? { createdDay: -random.int(1, 6), createdMinutes: random.int(9 * 60, 12 * 60) }
        : arrival(random, calendar, day, start)
    visits.push({ vehicle: garage.pick(999, created.createdDay), mechanic, outcome, day, start, ...created })
  }
  return visits
}

function pastDays(random: Random, calendar: Calendar): number[] {
  const days = Array.from({ length: -firstDay - 2 }, (_, index) => firstDay + 2 + index)
  const weights = new Map(
    days.map(day => {
      const { opens, closes } = calendar.hours(day)
      const share = ((closes - opens) / 660) ** 2
      return [day, share * (0.7 + 0.6 * (1 - day / firstDay))]
    }),
  )
  const spread = Array.from({ length: finishedCount + deletedCount - finishedYesterday }, () =>
    random.weighted(days, day => weights.get(day)!),
  )
  return [...spread, ...Array.from({ length: finishedYesterday }, () => -1)].sort((one, other) => one - other)
}

function comingDays(random: Random, calendar: Calendar) {
  const near = ahead.flatMap(({ day, count, ofDemoMechanic }) =>
    Array.from({ length: count }, (_, index) => ({ day, isDemo: index < ofDemoMechanic })),
  )
  const days = Array.from({ length: farthestDay - 1 }, (_, index) => index + 2)
  const far = Array.from({ length: newCount - near.length }, (_, index) => ({
    day: random.weighted(days, day => (calendar.hours(day).closes >= 18 * 60 ? 1 / day : 0)),
    isDemo: index < 3,
  }))
  return [...near, ...far]
}

/** Assigns the mechanic with the least work that day, at a free quarter of an hour. */
function rosterOf(random: Random, calendar: Calendar, people: readonly Person[]) {
  const mechanics = people.filter(person => person.role === 'mechanic' && person.status !== 'pending')
  const demoMechanic = mechanics.find(person => person.mailbox === 'mechanic')!
  const booked = new Map<string, number[]>()

  const isThere = (person: Person, day: number) =>
    person.since < day && (person.status === 'active' || day < departureDay)

  function book(day: number, isDemo = false): { mechanic: Person; start: number } {
    const { opens, closes } = calendar.hours(day)
    const startsOf = (person: Person) => booked.get(`${person.id} ${day}`) ?? []
    const mechanic = isDemo
      ? demoMechanic
      : random.weighted(
          mechanics.filter(person => isThere(person, day) && (day < 0 || person !== demoMechanic)),
          person => 1 / (1 + 4 * startsOf(person).length),
        )
    const others = startsOf(mechanic)
    const quarters = Array.from({ length: (closes - opens) / 15 - 2 }, (_, index) => opens + 15 * index)
    const free = quarters.filter(start => others.every(other => Math.abs(start - other) >= 45))
    const start = random.weighted(free.length > 0 ? free : quarters, time => 1 / (time - opens + 90))
    booked.set(`${mechanic.id} ${day}`, [...others, start])
    return { mechanic, start }
  }

  return { book }
}

/** Many drive in and wait; the others call some days before. */
function arrival(random: Random, calendar: Calendar, day: number, start: number) {
  const createdDay = random.chance(0.4) ? day : Math.max(day - random.int(1, 6), firstDay + 1)
  if (createdDay === day) return { createdDay, createdMinutes: start - random.int(5, 40) }
  const { opens, closes } = calendar.hours(createdDay)
  return { createdDay, createdMinutes: random.int(opens + 5, closes - 5) }
}

/** No vehicle comes twice within nine days or has two open orders. */
function garageOf(random: Random, vehicles: readonly Vehicle[]) {
  const lastDay = new Map<number, number>()
  const trouble = new Map(
    vehicles.map(vehicle => [vehicle.id, 0.5 + random.next() * (vehicle.owner.fleet ? 1.4 : 1)]),
  )

  return {
    pick(day: number, createdDay: number): Vehicle {
      const vehicle = random.weighted(
        vehicles.filter(
          ({ id, since }) => since < createdDay && (lastDay.get(id) ?? firstDay - 99) < Math.min(day, 0) - 9,
        ),
        ({ id }) => trouble.get(id)!,
      )
      lastDay.set(vehicle.id, day)
      return vehicle
    },
  }
}
