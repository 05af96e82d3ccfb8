import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unitEndpoints } from '#contract/catalogue/unit.ts'
import { queryClient, queryKey } from './query-client.ts'
import {
  everythingMayHaveChanged,
  onRecordChanged,
  recordBeingDeleted,
  recordChanged,
  recordChangedElsewhere,
} from './record-changes.ts'

const screen = { hidden: false }
let stop: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', screen)
  screen.hidden = false
  onRecordChanged('unit', [unitEndpoints.list, unitEndpoints.get])
})
afterEach(() => {
  for (const end of stop) end()
  stop = []
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A mounted query, and how often it was fetched. */
function shown(endpoint: (typeof unitEndpoints)['list' | 'get'], input: object) {
  const read = vi.fn(() => new Promise(answer => setTimeout(answer, 100, {})))
  stop.push(
    new QueryObserver(queryClient, { queryKey: queryKey(endpoint, input), queryFn: read }).subscribe(
      () => {},
    ),
  )
  return read
}

it('a list is read again once for all that others change within seconds, and once more for what came later', async () => {
  const list = shown(unitEndpoints.list, { query: {} })
  await vi.advanceTimersByTimeAsync(200)
  for (let id = 0; id < 30; id++) recordChangedElsewhere('unit', id)
  expect(list).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(4000)
  expect(list).toHaveBeenCalledTimes(2)
  recordChangedElsewhere('unit', 1)
  await vi.advanceTimersByTimeAsync(4000)
  expect(list).toHaveBeenCalledTimes(3)
})

it('open pages do not all ask at the same moment', async () => {
  const moments = new Set<number>()
  for (let page = 0; page < 10; page++) {
    const list = shown(unitEndpoints.list, { query: { page } })
    await vi.advanceTimersByTimeAsync(200)
    recordChangedElsewhere('unit', 1)
    const from = Date.now()
    while (list.mock.calls.length < 2) await vi.advanceTimersByTimeAsync(10)
    moments.add(Date.now() - from)
    expect(Date.now() - from).toBeLessThanOrEqual(3010)
    await vi.advanceTimersByTimeAsync(4000)
  }
  expect(moments.size).toBeGreaterThan(5)
})

it('the page of the very record is read again at once, another is not', async () => {
  const own = shown(unitEndpoints.get, { params: { id: 7 } })
  const other = shown(unitEndpoints.get, { params: { id: 8 } })
  await vi.advanceTimersByTimeAsync(200)
  recordChangedElsewhere('unit', 7)
  await vi.advanceTimersByTimeAsync(0)
  expect([own.mock.calls.length, other.mock.calls.length]).toEqual([2, 1])
})

it('what this page changes itself shows at once', async () => {
  const list = shown(unitEndpoints.list, { query: {} })
  await vi.advanceTimersByTimeAsync(200)
  void recordChanged('unit')
  await vi.advanceTimersByTimeAsync(0)
  expect(list).toHaveBeenCalledTimes(2)
})

it('a page in the background asks for nothing until it is looked at', async () => {
  const list = shown(unitEndpoints.list, { query: {} })
  await vi.advanceTimersByTimeAsync(200)
  screen.hidden = true
  recordChangedElsewhere('unit', 1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(list).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryState(queryKey(unitEndpoints.list, { query: {} }))?.isInvalidated).toBe(true)
})

it('what is deleted here is not looked for, whoever tells of it, until it was read since', async () => {
  const kept = shown(unitEndpoints.get, { params: { id: 1 } })
  const deleted = shown(unitEndpoints.get, { params: { id: 2 } })
  await vi.advanceTimersByTimeAsync(200)
  recordBeingDeleted('unit', 2)
  void recordChanged('unit')
  recordChangedElsewhere('unit', 2)
  await vi.advanceTimersByTimeAsync(4000)
  expect(kept).toHaveBeenCalledTimes(2)
  void everythingMayHaveChanged()
  await vi.advanceTimersByTimeAsync(200)
  expect(kept).toHaveBeenCalledTimes(3)
  expect(deleted).toHaveBeenCalledTimes(1)
  void queryClient.refetchQueries({ queryKey: queryKey(unitEndpoints.get, { params: { id: 2 } }) })
  await vi.advanceTimersByTimeAsync(200)
  recordChangedElsewhere('unit', 2)
  await vi.advanceTimersByTimeAsync(200)
  expect(deleted).toHaveBeenCalledTimes(3)
})

it('what was asked about a record before it is deleted here is not heard any more', async () => {
  const key = queryKey(unitEndpoints.get, { params: { id: 3 } })
  const isThere = vi.fn().mockResolvedValueOnce({ data: 'there' })
  isThere.mockImplementationOnce(() => new Promise((_, refuse) => setTimeout(refuse, 100, new Error('gone'))))
  const page = new QueryObserver(queryClient, { queryKey: key, queryFn: isThere, retry: false })
  stop.push(page.subscribe(() => {}))
  await vi.advanceTimersByTimeAsync(100)
  recordChangedElsewhere('unit', 3)
  await vi.advanceTimersByTimeAsync(50)
  recordBeingDeleted('unit', 3)
  await vi.advanceTimersByTimeAsync(4000)
  expect(isThere).toHaveBeenCalledTimes(2)
  expect(page.getCurrentResult()).toMatchObject({ data: { data: 'there' }, error: null, fetchStatus: 'idle' })
})

it('a record whose deletion was refused is read again', async () => {
  const own = shown(unitEndpoints.get, { params: { id: 4 } })
  await vi.advanceTimersByTimeAsync(200)
  const readAgain = recordBeingDeleted('unit', 4)
  readAgain()
  void recordChanged('unit')
  await vi.advanceTimersByTimeAsync(200)
  expect(own).toHaveBeenCalledTimes(2)
})
