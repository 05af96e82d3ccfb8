import { expect, it } from 'vitest'
import { returnFlowFor } from './return-flow.ts'

it('brings back what was created on the way that was gone for it, with what the form left behind', () => {
  const returnFlow = returnFlowFor<string, string[]>()
  const state = returnFlow.leave('/orders/create', ['a.pdf'])
  returnFlow.bring('T-1', state)
  expect(returnFlow.comeBack('/vehicles/create')).toBeNull()
  expect(returnFlow.comeBack('/orders/create')).toMatchObject({ created: 'T-1', kept: ['a.pdf'] })
  expect(returnFlow.comeBack('/orders/create')).toBeNull()
})

it('does not bring what was created elsewhere meanwhile', () => {
  const returnFlow = returnFlowFor<string>()
  const abandoned = returnFlow.leave('/orders/create')
  returnFlow.bring('another truck', {})
  const state = returnFlow.leave('/orders/create')
  returnFlow.bring('the one before', abandoned)
  expect(returnFlow.comeBack('/orders/create')).toEqual({ id: state.returnFlow, from: '/orders/create' })
})
