import { expect, it } from 'vitest'
import { returnFlowFor } from './return-flow.ts'

it('returns the created record with what the form kept', () => {
  const returnFlow = returnFlowFor<string, string[]>()
  const state = returnFlow.leave('/orders/create', ['a.pdf'])
  returnFlow.bring('T-1', state)
  expect(returnFlow.comeBack('/vehicles/create')).toBeNull()
  expect(returnFlow.comeBack('/orders/create')).toMatchObject({ created: 'T-1', kept: ['a.pdf'] })
  expect(returnFlow.comeBack('/orders/create')).toBeNull()
})

it('does not return records created outside of the flow', () => {
  const returnFlow = returnFlowFor<string>()
  const abandoned = returnFlow.leave('/orders/create')
  returnFlow.bring('another truck', {})
  const state = returnFlow.leave('/orders/create')
  returnFlow.bring('the one before', abandoned)
  expect(returnFlow.comeBack('/orders/create')).toEqual({ id: state.returnFlow, from: '/orders/create' })
})
