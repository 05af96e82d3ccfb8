import type { PdfDateKind, PdfFindings } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { datesIn, writesDayFirst } from './find-dates.ts'
import { findLabelled } from './find-labelled.ts'
import { findNotes } from './find-notes.ts'
import { type FoundVin, findVins } from './find-vins.ts'
import { amountFields, type LabelField } from './labels.ts'
import {
  amount,
  engineHours,
  licensePlate,
  odometer,
  orderNumber,
  partyName,
  stateOf,
  unitNumber,
} from './read-values.ts'
import { type Found, once, placeOf, type TextLine, textOf } from './text-line.ts'

export type TextFindings = Omit<PdfFindings, 'vins'> & { vins: FoundVin[] }

const maxValues = 20

export function findInText(lines: readonly TextLine[]): TextFindings {
  const plates = platesWithStates(lines)
  const units = findLabelled(lines, 'unit', unitNumber)
  const po_numbers = findOrderNumbers(lines)
  return {
    vins: findVins(lines).filter(
      vin => vin.isLabelled || !po_numbers.some(({ value }) => value === vin.value),
    ),
    unit_numbers: onceByText(units),
    license_plates: onceByText(plates),
    po_numbers,
    odometers: findOdometers(lines),
    engine_hours: once(findLabelled(lines, 'hours', engineHours), ({ value }) => String(value), maxValues),
    dates: findDates(lines),
    amounts: findAmounts(lines),
    customers: findCustomers(lines),
    notes: onceByText(findNotes(lines)),
  }
}

const onceByText = <T extends Found<string>>(found: readonly T[]): T[] =>
  once(found, ({ value }) => value.toUpperCase(), maxValues)

/** Plates with the state in their text, else that of their row. */
function platesWithStates(lines: readonly TextLine[]): PdfFindings['license_plates'] {
  const states = findLabelled(lines, 'state', text => stateOf(text.split(/[\s,]/)[0]) || null)
  return findLabelled(lines, 'plate', licensePlate).map(({ value: plate, place }) => {
    const ofRow = states.find(state => state.place.page === place.page && state.place.line === place.line)
    return { value: plate.value, state: plate.state || (ofRow?.value ?? ''), place }
  })
}

/** Purchase order or authorization numbers; without any, the number of the order itself. */
function findOrderNumbers(lines: readonly TextLine[]): Found<string>[] {
  const orderNumbers = findLabelled(lines, 'po', orderNumber)
  return onceByText(orderNumbers.length > 0 ? orderNumbers : findLabelled(lines, 'order', orderNumber))
}

function findCustomers(lines: readonly TextLine[]): Found<string>[] {
  const payers = findLabelled(lines, 'payer', partyName)
  return onceByText(payers.length > 0 ? payers : findLabelled(lines, 'customer', partyName))
}

function findOdometers(lines: readonly TextLine[]): PdfFindings['odometers'] {
  const readings = [
    ...findLabelled(lines, 'odometer', text => odometer(text)),
    ...findLabelled(lines, 'kilometers', text => odometer(text, 'km')),
  ]
  return once(readings, ({ value }) => String(value.value), maxValues).map(({ value, place }) => ({
    ...value,
    place,
  }))
}

const dateKinds: readonly (readonly [LabelField, PdfDateKind])[] = [
  ['due', 'due'],
  ['requested', 'requested'],
  ['date', 'po'],
]

function findDates(lines: readonly TextLine[]): PdfFindings['dates'] {
  const isDayFirst = writesDayFirst(lines)
  const labelled = dateKinds.flatMap(([field, kind]) =>
    findLabelled(
      lines,
      field,
      text => datesIn(text, isDayFirst).find(({ at }) => at < 12)?.value ?? null,
    ).map(found => ({ ...found, kind })),
  )
  const others = lines.flatMap(line =>
    datesIn(textOf(line), isDayFirst)
      .filter(({ value }) => !labelled.some(one => one.value === value))
      .map(({ value }) => ({ value, kind: 'other' as const, place: placeOf(line) })),
  )
  return once([...labelled, ...others], ({ kind, value }) => `${kind} ${value}`, maxValues)
}

function findAmounts(lines: readonly TextLine[]): PdfFindings['amounts'] {
  const found = amountFields.flatMap(kind =>
    findLabelled(lines, kind, amount).map(found => ({ ...found, kind })),
  )
  return once(found, ({ kind, value }) => `${kind} ${value}`, maxValues)
}
