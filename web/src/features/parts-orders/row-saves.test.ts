import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '#web/api/api-failure.ts'
import type { ItemEdit } from './items/item-body.ts'
import { type RowEdits, rowSaves } from './row-saves.ts'

const edit = (quantity: number | null, discount = 0): ItemEdit => ({ quantity, discount })
const begun = vi.fn()

/** Saves that wait until they are released. */
function shop() {
  const sent: [number, ItemEdit][] = []
  const waiting: { resolve: () => void; reject: (failure: unknown) => void }[] = []
  let edits: RowEdits<ItemEdit> = { pending: new Map(), errors: new Map() }
  const saves = rowSaves<ItemEdit>({
    pauseMs: 500,
    begun,
    save: (itemId, edit) =>
      new Promise<void>((resolve, reject) => {
        sent.push([itemId, edit])
        waiting.push({ resolve, reject })
      }),
    entriesOf: failure => (failure as ApiFailure).entries,
    changed: now => {
      edits = now
    },
  })
  const answer = async (failure?: unknown) => {
    const { resolve, reject } = waiting.shift()!
    if (failure) reject(failure)
    else resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...saves, sent, answer, edits: () => edits }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('saves half a second after the last key, and only what was typed last', async () => {
  const { edit: type, sent, answer, edits } = shop()
  type(1, edit(2))
  await vi.advanceTimersByTimeAsync(499)
  type(1, edit(21))
  await vi.advanceTimersByTimeAsync(499)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([[1, edit(21)]])
  expect(edits().pending.get(1)).toEqual(edit(21))
  await answer()
  expect(edits().pending.size).toBe(0)
})

it('saves one after the other, and what was typed meanwhile after it', async () => {
  const { edit: type, sent, answer, edits } = shop()
  type(1, edit(2))
  type(2, edit(3))
  await vi.advanceTimersByTimeAsync(500)
  expect(sent).toEqual([[1, edit(2)]])
  type(1, edit(5))
  await vi.advanceTimersByTimeAsync(500)
  expect(sent).toHaveLength(1)
  await answer()
  expect(edits().pending.get(1)).toEqual(edit(5))
  await answer()
  expect(sent).toEqual([
    [1, edit(2)],
    [2, edit(3)],
    [1, edit(5)],
  ])
  await answer()
  expect(edits().pending.size).toBe(0)
})

it('keeps what was refused as it was typed, says why at its row, and lets the others through', async () => {
  const { edit: type, saveAll, answer, edits } = shop()
  const short = {
    status: 422,
    code: 'part_short',
    title: 'Only 3 available',
    source: { parameter: 'quantity' },
  }
  type(1, edit(9))
  type(2, edit(1, 10))
  const all = saveAll()
  await vi.advanceTimersByTimeAsync(0)
  await answer(new ApiFailure(422, [short]))
  await answer()
  expect(await all).toBe(false)
  expect([...edits().pending]).toEqual([[1, edit(9)]])
  expect(edits().errors.get(1)).toEqual([short])

  const again = saveAll()
  await vi.advanceTimersByTimeAsync(0)
  await answer()
  expect(await again).toBe(true)
  expect(edits().errors.size).toBe(0)
})

it('of two fields of a row sends both, and tells once that it is typed into', async () => {
  const { edit: type, sent, answer } = shop()
  begun.mockClear()
  type(1, { quantity: 2 })
  type(1, { discount: 5 })
  await vi.advanceTimersByTimeAsync(500)
  expect(sent).toEqual([[1, edit(2, 5)]])
  await answer()
  type(1, { discount: 7 })
  await vi.advanceTimersByTimeAsync(500)
  expect(sent.at(-1)).toEqual([1, { discount: 7 }])
  expect(begun.mock.calls).toEqual([[1], [1]])
})

it('does not save what is typed about an item that was removed', async () => {
  const { edit: type, forget, sent, edits } = shop()
  type(1, edit(4))
  forget(1)
  await vi.advanceTimersByTimeAsync(600)
  expect(sent).toEqual([])
  expect(edits().pending.size).toBe(0)
})
