import type { TypeOfWork, TypeOfWorkPayload } from '#contract/types-of-work/type-of-work.ts'
import { type ChargeRowValues, chargeBody, chargeOfType } from '#web/features/charges/index.ts'
import { emptyPartRow, isCompleteRow, type PartRowValues } from '#web/features/parts/index.ts'

export interface TypeOfWorkValues {
  name: string
  duration: string
  hourly_rate: number | null
  labor_rate_id: number | null
  parts: PartRowValues[]
  charges: ChargeRowValues[]
}

export const emptyTypeOfWork = (): TypeOfWorkValues => ({
  name: '',
  duration: '',
  hourly_rate: null,
  labor_rate_id: null,
  parts: [emptyPartRow()],
  charges: [],
})

export const valuesOf = (work: TypeOfWork): TypeOfWorkValues => ({
  name: work.name,
  duration: work.duration,
  hourly_rate: work.hourly_rate,
  labor_rate_id: work.labor_rate?.id ?? null,
  parts:
    work.inventories.length === 0
      ? [{ ...emptyPartRow(), key: 'none' }]
      : work.inventories.map(row => ({
          key: String(row.id),
          part: { id: row.inventory_id, name: row.name, stock_number: row.stock_number, unit: row.unit },
          quantity: row.quantity,
          price: row.price,
        })),
  charges: work.charges.map(charge => ({ ...chargeOfType(charge), key: `charge-${charge.id}` })),
})

/** Rows without a part or a quantity are not sent. */
export const typeOfWorkBody = (values: TypeOfWorkValues): TypeOfWorkPayload =>
  ({
    name: values.name,
    duration: values.duration,
    hourly_rate: values.hourly_rate ?? undefined,
    labor_rate_id: values.labor_rate_id ?? null,
    inventories: (values.parts ?? [])
      .filter(isCompleteRow)
      .map(row => ({ inventory_id: row.part.id, quantity: row.quantity })),
    charges: (values.charges ?? []).map(chargeBody),
    // The server refuses missing values.
  }) as TypeOfWorkPayload
