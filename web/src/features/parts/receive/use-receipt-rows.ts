import { type RefObject, useCallback, useRef } from 'react'
import type { PartChoice } from '#contract/parts/part.ts'
import { receiptRowsMax } from '#contract/parts/receipt.ts'
import { focusNextField, focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstField, firstFocusable } from '#web/shell/focus/focusable.ts'
import { notify } from '#web/shell/notices.ts'
import { formatQuantity } from '../quantity-format.ts'
import { sayAdded, sayFull, withOneMore } from '../rows/add-scanned.ts'
import { firstFieldBelow } from '../rows/first-field-below.ts'
import { lastCosts } from './last-costs.ts'
import { addedToFirst, emptyReceiptRow, type ReceiptRowValues } from './receipt-values.ts'

/** Stable functions, so that typing renders one row. */
export function useReceiptRows(
  body: RefObject<HTMLTableSectionElement | null>,
  value: readonly ReceiptRowValues[],
  onChange: ((rows: ReceiptRowValues[]) => void) | undefined,
) {
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const write = useCallback((rows: ReceiptRowValues[]) => {
    // Two changes may come before the next render.
    latest.current.value = rows
    latest.current.onChange?.(rows)
  }, [])
  const put = useCallback(
    (key: string, changed: Partial<ReceiptRowValues>) =>
      write(latest.current.value.map(row => (row.key === key ? { ...row, ...changed } : row))),
    [write],
  )
  const focusRow = useCallback(
    (key: string) => focusSoon(() => firstField(body.current?.querySelector(`[data-key="${key}"]`))),
    [body],
  )

  const priceAsLast = useCallback(
    async (key: string, partId: number) => {
      const cost = (await lastCosts([partId])).get(partId) ?? null
      const now = latest.current.value.find(row => row.key === key)
      if (cost !== null && now?.part?.id === partId && now.cost === null && body.current) put(key, { cost })
    },
    [put, body],
  )

  const change = useCallback(
    (key: string, changed: Partial<ReceiptRowValues>) => {
      const { part } = changed
      const rows = latest.current.value
      const first = part && rows.find(row => row.key !== key && row.part?.id === part.id)
      if (first) {
        const added = addedToFirst(rows, { first, found: key, quantity: changed.quantity ?? 1 })
        write(added.rows)
        notify.info('parts.receive.added_to_first', {
          params: { name: part.name, quantity: formatQuantity(added.sum), unit: part.unit.name },
        })
        focusRow(added.emptied.key)
        return
      }
      put(key, changed)
      if (part) void priceAsLast(key, part.id)
    },
    [write, put, focusRow, priceAsLast],
  )

  const addScanned = useCallback(
    (part: PartChoice) => {
      const added = withOneMore(latest.current.value, part, receiptRowsMax, emptyReceiptRow)
      if (!added) return sayFull(receiptRowsMax)
      write(added.rows)
      sayAdded(added.row)
      void priceAsLast(added.row.key, part.id)
    },
    [write, priceAsLast],
  )

  const add = useCallback(() => {
    const rows = latest.current.value
    const waiting = rows.find(row => !row.part)
    const row = waiting ?? emptyReceiptRow()
    if (!waiting && rows.length >= receiptRowsMax) return focusNextField()
    if (!waiting) write([...rows, row])
    focusRow(row.key)
  }, [write, focusRow])

  const next = useCallback(
    (from: HTMLElement) => {
      const inRow = [...(from.closest('tr')?.querySelectorAll('input') ?? [])]
      const found = inRow[inRow.indexOf(from as HTMLInputElement) + 1] ?? firstFieldBelow(from)
      if (found) found.focus()
      else add()
    },
    [add],
  )

  const remove = useCallback(
    (key: string) => {
      const rows = latest.current.value
      const place = rows.findIndex(row => row.key === key)
      const left = rows.filter(row => row.key !== key)
      const kept = left.length > 0 ? left : [emptyReceiptRow()]
      write(kept)
      // The row that takes the removed one's place.
      const then = kept[Math.min(place, kept.length - 1)]!
      focusSoon(() => {
        const line = body.current?.querySelector(`[data-key="${then.key}"]`)
        return then.part ? firstFocusable(line?.querySelector('.rb-part-remove')) : firstField(line)
      })
    },
    [write, body],
  )
  return { change, remove, next, add, addScanned }
}
