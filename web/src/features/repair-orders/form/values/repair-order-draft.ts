import type { PriceSource } from '#contract/prices/price-of.ts'
import { emptyPartRow, type PartRowValues } from '#web/features/parts/index.ts'
import { nameWithUnit } from '../../vehicle-name.ts'
import { onceForEach } from '../works/once-for-each.ts'
import {
  emptyWork,
  partKey,
  type RepairOrderValues,
  type WorkValues,
  workKey,
} from './repair-order-values.ts'

/**
 * Names and unfinished rows, which the request body lacks. A draft is sent every two seconds of typing, so each part
 * is described once and a row is three numbers.
 */
interface PackedOrder extends Omit<RepairOrderValues, 'attachment_files' | 'works'> {
  works: PackedWork[]
  parts: NonNullable<PartRowValues['part']>[]
}

interface PackedWork extends Omit<WorkValues, 'key' | 'parts'> {
  rows: PackedRow[]
}

type PackedRow = [partId: number | null, quantity: number | null, price: number, source?: PriceSource]

interface DraftBody {
  form_values?: PackedOrder
  notes?: string
}

export function toDraft({ attachment_files: _files, works, ...rest }: RepairOrderValues): DraftBody {
  const parts = new Map<number, NonNullable<PartRowValues['part']>>()
  for (const work of works) for (const { part } of work.parts) if (part) parts.set(part.id, part)
  return { form_values: { ...rest, works: works.map(packed), parts: [...parts.values()] } }
}

const packed = onceForEach(
  ({ key: _key, parts, ...work }: WorkValues): PackedWork => ({
    ...work,
    rows: parts.map(
      ({ part, quantity, price, price_source }): PackedRow =>
        price_source
          ? [part?.id ?? null, quantity, price, price_source]
          : [part?.id ?? null, quantity, price],
    ),
  }),
)

/** `2021 Kenworth T680 · #12 · Alvarez Freight LLC` */
export function draftName({ form_values }: DraftBody): string | undefined {
  const vehicle = form_values?.vehicle
  if (!vehicle) return undefined
  const { owner } = vehicle
  return `${nameWithUnit(vehicle)} · ${owner.company_name || owner.name}`
}

export function fromDraft(draft: DraftBody): Partial<RepairOrderValues> {
  const { form_values, notes = '' } = draft
  if (!form_values) return { notes }
  const { parts, works, charges = [], ...rest } = form_values
  const partById = new Map(parts.map(part => [part.id, part]))
  return {
    ...rest,
    // Old drafts have no charges.
    charges,
    works: works.map(({ rows, ...work }) => ({
      ...work,
      charges: work.charges ?? [],
      key: work.id === null ? emptyWork().key : workKey(work.id),
      parts: rows.map(([partId, quantity, price, price_source], index): PartRowValues => {
        const part = partId === null ? null : (partById.get(partId) ?? null)
        const row = { ...emptyPartRow(), part, quantity, price, ...(price_source && { price_source }) }
        return part && work.id !== null ? { ...row, key: partKey(work.id, part.id, index) } : row
      }),
    })),
  }
}
