import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debouncePerKey } from './debounce-per-key.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('does once what many ask for in the meantime, for each key', async () => {
  const work = vi.fn(async (_key: string) => {})
  const ask = debouncePerKey(work)
  for (let time = 0; time < 20; time++) ask('orders')
  ask('parts')
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work.mock.calls.flat().sort()).toEqual(['orders', 'parts'])
  ask('orders')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(3)
})

it('pages that hear of a change at the same moment read again at different ones', async () => {
  const moments: number[] = []
  const pages = Array.from({ length: 30 }, () => debouncePerKey(async () => void moments.push(Date.now())))
  const began = Date.now()
  for (const ask of pages) ask('orders')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(moments).toHaveLength(30)
  expect(new Set(moments).size).toBeGreaterThan(10)
  expect(Math.min(...moments)).toBeGreaterThan(began)
})

it('waits for an answer before it asks for the same again', async () => {
  const answers: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>(resolve => answers.push(resolve)))
  const ask = debouncePerKey(work)
  ask('orders')
  await vi.advanceTimersByTimeAsync(60_000)
  ask('orders')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(1)
  answers[0]!()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(2)
})

it('asks again after what could not be read', async () => {
  const refused = Promise.reject(new Error('the server is away'))
  refused.catch(() => {})
  const work = vi.fn<() => Promise<void>>(async () => {}).mockReturnValueOnce(refused)
  const ask = debouncePerKey(work)
  ask('orders')
  await vi.advanceTimersByTimeAsync(60_000)
  for (let time = 0; time < 2; time++) {
    ask('orders')
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(work).toHaveBeenCalledTimes(3)
})
