import { describe, expect, it } from 'vitest'
import { placeInSteps } from './steps-place.ts'

describe('the step stored in a draft', () => {
  it('is restored with the furthest one reached', () => {
    expect(placeInSteps({ step: 1, reached: 3 }, 4)).toEqual({ step: 1, reached: 3 })
    expect(placeInSteps({ step: 2, reached: 1 }, 4)).toEqual({ step: 2, reached: 2 })
  })

  it('is ignored if invalid or not in the form', () => {
    for (const place of [
      undefined,
      null,
      'works',
      { step: 4, reached: 4 },
      { step: -1, reached: 0 },
      { step: 1 },
    ])
      expect(placeInSteps(place, 4)).toBeUndefined()
  })
})
