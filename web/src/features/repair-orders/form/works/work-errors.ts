import { findings } from '#contract/repair-orders/repair-order-input.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { type ChargeErrors, chargeRowErrors } from '#web/features/charges/index.ts'
import { isCompleteRow } from '#web/features/parts/index.ts'
import type { WorkValues } from '../values/repair-order-values.ts'

export interface WorkErrors {
  /** By field; '' for the whole type of work. */
  fields: Readonly<Record<string, string>>
  /** By key of the part's row. */
  parts: Readonly<Record<string, string>>
  /** Of typed prices, by key of the part's row. */
  prices: Readonly<Record<string, string>>
  charges: ChargeErrors
}

export const noErrors: WorkErrors = { fields: {}, parts: {}, prices: {}, charges: {} }

/** Errors by key of the work. Incomplete rows were not sent, so indexes do not count them. */
export function workErrors(
  entries: readonly ErrorEntry[],
  works: readonly WorkValues[],
): Map<string, WorkErrors> {
  const errors = new Map<string, WorkErrors>()
  for (const entry of entries) {
    const match = /^types_of_work\.(\d+)(?:\.(.*))?$/.exec(entry.source?.parameter ?? '')
    const work = works[Number(match?.[1])]
    if (!match || !work) continue
    const before = errors.get(work.key) ?? noErrors
    const rest = match[2] ?? ''
    if (/^charges\.\d/.test(rest)) {
      const charges = chargeRowErrors(entries, `types_of_work.${match[1]}.charges`, work.charges)
      errors.set(work.key, { ...before, charges })
      continue
    }
    const row = /^inventories\.(\d+)(\.price$)?/.exec(rest)
    const key = row && work.parts.filter(isCompleteRow)[Number(row[1])]?.key
    const of = row?.[2] ? 'prices' : 'parts'
    errors.set(
      work.key,
      key
        ? { ...before, [of]: { ...before[of], [key]: join(before[of][key], entry.title) } }
        : {
            ...before,
            fields: {
              ...before.fields,
              [fieldName(rest)]: join(before.fields[fieldName(rest)], entry.title),
            },
          },
    )
  }
  return errors
}

export const hasErrors = (errors: WorkErrors): boolean =>
  Object.values(errors).some(of => Object.keys(of).length > 0)

const named: readonly string[] = ['name', 'duration', 'hourly_rate', ...findings]
const fieldName = (rest: string): string => (named.includes(rest) ? rest : '')

const join = (before: string | undefined, title: string): string => (before ? `${before} ${title}` : title)
