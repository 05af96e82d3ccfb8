import { percentOf, toCents, toDollars } from '#contract/shared/money.ts'
import { takesDecimals } from './catalogue.ts'
import { chargesSince, type DemoCharge } from './charges.ts'
import type { Part } from './parts.ts'
import { type Random, seededRandom } from './random.ts'
import type { TypeOfWork } from './types-of-work.ts'
import type { Vehicle } from './vehicles.ts'
import { oddJobs, type WorkOn } from './work-list.ts'

export interface OrderLine {
  part: Part
  quantity: number
  price: number
}

export interface RepairOrderWork {
  typeId: number | null
  name: string
  minutes: number
  rate: number
  complaint: string
  lines: OrderLine[]
  charges: readonly DemoCharge[]
}

/** Before these days parts cost five percent less, and an hour ten dollars less. */
const priceRaiseDay = -300
const rateRaiseDay = -365

export function orderFiller(types: readonly TypeOfWork[], parts: readonly Part[]) {
  const random = seededRandom('works')
  const byKind = Map.groupBy(parts, part => part.kind.key)
  const extras = {
    truck: parts.filter(({ kind }) => !isTrailerPart(kind.category) && kind.price < 700),
    trailer: parts.filter(({ kind }) => isTrailerPart(kind.category)),
  }

  function lineOf(candidates: readonly Part[], quantity: number, day: number): OrderLine {
    const part = random.pick(candidates.filter(({ since }) => since < day))
    return {
      part,
      quantity: takesDecimals(part.kind.unit) ? roughly(random, quantity) : quantity,
      price: partPriceOn(part, day),
    }
  }

  function workOf(type: TypeOfWork, day: number): RepairOrderWork {
    return {
      typeId: type.id,
      name: type.name,
      minutes: type.minutes,
      rate: day < rateRaiseDay ? type.rate - 10 : type.rate,
      complaint: type.complaint,
      lines: type.parts.map(([kind, quantity]) => lineOf(byKind.get(kind)!, quantity, day)),
      charges: day < chargesSince ? [] : type.charges,
    }
  }

  return function fill(vehicle: Vehicle, day: number): RepairOrderWork[] {
    const fitting = types.filter(type => suits(type.on, vehicle))
    const chosen = new Set<TypeOfWork>()
    const count = random.weighted([1, 2, 3, 4], number => [0, 45, 32, 17, 6][number]!)
    while (chosen.size < count) chosen.add(random.weighted(fitting, type => type.share))
    const works = [...chosen].map(type => workOf(type, day))
    if (random.chance(0.05)) {
      const [name, minutes, rate] = random.pick(oddJobs)
      works.push({ typeId: null, name, minutes, rate, complaint: '', lines: [], charges: [] })
    }
    if (random.chance(0.4)) {
      works.at(-1)!.lines.push(lineOf(extras[vehicle.kind], random.int(1, 2), day))
    }
    return works
  }
}

export const partPriceOn = (part: Part, day: number): number =>
  day < priceRaiseDay ? toDollars(percentOf(toCents(part.price), 95)) : part.price

const isTrailerPart = (category: string) => /^Trailer|^Doors|^Landing|^Refrigeration/.test(category)

function suits(on: WorkOn, vehicle: Vehicle): boolean {
  if (vehicle.kind === 'trailer') return on === 'trailer' || (on === 'reefer' && vehicle.use === 'reefer')
  const isLight = vehicle.use === 'box_truck' || vehicle.use === 'pickup'
  return on === 'any_truck' || on === (isLight ? 'truck' : 'tractor')
}

/** Oil and hose are measured to the nearest quarter. */
const roughly = (random: Random, quantity: number): number =>
  Math.max(0.25, Math.round(quantity * (0.9 + 0.25 * random.next()) * 4) / 4)
