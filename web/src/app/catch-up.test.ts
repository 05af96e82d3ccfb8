import { expect, it, vi } from 'vitest'
import { longestCatchUpMs } from '#contract/shared/realtime.ts'
import { catchUp } from './catch-up.ts'

function connection() {
  const readAgain = vi.fn()
  const clock = { ms: 0 }
  return { readAgain, clock, ...catchUp(readAgain, () => clock.ms) }
}

it('a page that connects soon says since when it reads, and reads nothing twice', () => {
  const { clock, readFor, connected, readAgain } = connection()
  clock.ms = 812.4
  expect(readFor()).toBe(813)
  connected()
  expect(readAgain).not.toHaveBeenCalled()
})

it('one that was disconnected, or connects late, reads everything again', () => {
  const lost = connection()
  lost.connected()
  expect(lost.readFor()).toBe(0)
  lost.connected()
  expect(lost.readAgain).toHaveBeenCalledOnce()
  const late = connection()
  late.clock.ms = longestCatchUpMs + 1
  late.connected()
  expect(late.readAgain).toHaveBeenCalledOnce()
})
