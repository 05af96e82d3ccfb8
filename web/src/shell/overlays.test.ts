import { beforeEach, expect, it } from 'vitest'
import {
  closeOverlays,
  dropOverlay,
  loadOverlay,
  openOverlay,
  openOverlays,
  registerOverlay,
} from './overlays.ts'

declare module './overlays.ts' {
  interface Overlays {
    'test.edit': { id: number }
    'test.note': { text: string }
  }
}

const state = () => openOverlays.get().map(({ name, props, open }) => [name, props, open])

beforeEach(() => openOverlays.set([]))

it('opens by name with props, one above the other', { tags: 'LAY-019' }, () => {
  openOverlay('test.edit', { id: 1 })
  openOverlay('test.note', { text: 'a' })
  openOverlay('test.edit', { id: 2 })
  expect(state()).toEqual([
    ['test.note', { text: 'a' }, true],
    ['test.edit', { id: 2 }, true],
  ])
})

it('closes all of them, and forgets each once it has moved out', { tags: 'LAY-020' }, () => {
  openOverlay('test.edit', { id: 1 })
  closeOverlays()
  expect(state()).toEqual([['test.edit', { id: 1 }, false]])
  dropOverlay('test.edit')
  expect(state()).toEqual([])
})

it('waits for the capability that adds it, when the page was just loaded', async () => {
  const code = { default: () => null }
  const early = loadOverlay('test.edit')
  registerOverlay('test.edit', async () => code)
  expect(await early).toBe(code)
  expect(await loadOverlay('test.edit')).toBe(code)
})
