import { expect, it } from 'vitest'
import { errandFor } from './errand.ts'

it('brings back what was created on the way that was gone for it, with what the form left behind', () => {
  const errand = errandFor<string, string[]>()
  const state = errand.leave('/orders/create', ['a.pdf'])
  errand.bring('T-1', state)
  expect(errand.comeBack('/vehicles/create')).toBeNull()
  expect(errand.comeBack('/orders/create')).toMatchObject({ created: 'T-1', kept: ['a.pdf'] })
  expect(errand.comeBack('/orders/create')).toBeNull()
})

it('brings nothing that was created elsewhere meanwhile', () => {
  const errand = errandFor<string>()
  const abandoned = errand.leave('/orders/create')
  errand.bring('another truck', {})
  const state = errand.leave('/orders/create')
  errand.bring('the one before', abandoned)
  expect(errand.comeBack('/orders/create')).toEqual({ id: state.errand, from: '/orders/create' })
})
