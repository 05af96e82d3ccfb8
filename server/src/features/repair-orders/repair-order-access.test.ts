import { describe, expect, it } from 'vitest'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const mechanic = await test.signIn('mechanic')
const own = await make.order(admin, [], { mechanic_id: mechanic.user.id })
const foreign = await make.order(admin)

describe('a mechanic', () => {
  it('sees and counts only orders assigned to them, with any filters', async () => {
    for (const query of [{}, { mechanic_id: foreign.mechanic!.id }, { search: 'R-' }]) {
      const { data } = await mechanic.call(api.listRepairOrders, { query })
      expect(data.map(row => row.id).filter(id => id !== own.id)).toEqual([])
      const { data: sums } = await mechanic.call(api.getRepairOrderSummary, { query })
      expect(sums.order_total_count).toBe(data.length)
    }
    expect((await mechanic.call(api.listRepairOrders)).data).toHaveLength(1)
  })

  it("gets 404 for another's order, comments, history, files and status", async () => {
    const params = { id: foreign.id }
    const [comment] = [(await admin.call(api.addComment, { params, body: { comment: 'Office only' } })).data]
    const file = (
      await admin.call(api.addAttachment, {
        params,
        files: { attachment: [new File(['x'], 'x.txt')] },
      } as never)
    ).data
    const answers = await Promise.all([
      mechanic.attempt(api.getRepairOrder, { params }),
      mechanic.attempt(api.listComments, { params }),
      mechanic.attempt(api.addComment, { params, body: { comment: 'Hi' } }),
      mechanic.attempt(api.deleteComment, { params: { ...params, comment_id: comment!.id } }),
      mechanic.attempt(api.listHistory, { params }),
      mechanic.attempt(api.listFullHistory, { params }),
      mechanic.attempt(api.getAttachment, { params: { ...params, file_id: file.id } }),
      mechanic.attempt(api.changeRepairOrderStatus, { params, body: { status: 'finished' } }),
    ])
    expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 404))
    expect(answers[0]!.errors[0]!.title).toBe('No such order exists')
  })

  it('reads own orders with amounts, comments and changes the status', async () => {
    const params = { id: own.id }
    const { data } = await mechanic.call(api.getRepairOrder, { params })
    expect(data.total_amount).toBe(200)
    expect(Object.entries(data.action_scopes).filter(([, allowed]) => allowed)).toEqual([
      ['can_change_status', true],
      ['can_comment', true],
      ['can_add_attachment', true],
      ['can_delete_own_attachment', true],
    ])
    await mechanic.call(api.addComment, { params, body: { comment: 'Done' } })
    await mechanic.call(api.listHistory, { params })
    const moved = await mechanic.call(api.changeRepairOrderStatus, { params, body: { status: 'in_process' } })
    expect(moved.data.status).toBe('in_process')
  })

  it('is refused every call without permission', async () => {
    const params = { id: own.id }
    const answers = await Promise.all([
      mechanic.attempt(api.createRepairOrder, { body: own.body }),
      mechanic.attempt(api.updateRepairOrder, { params, body: own.body }),
      mechanic.attempt(api.deleteRepairOrder, { params }),
      mechanic.attempt(api.restoreRepairOrder, { params }),
      mechanic.attempt(api.reassignMechanic, { params, body: { mechanic_id: 1 } }),
      mechanic.attempt(api.getDeletedRepairOrder, { params }),
    ])
    expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 403))
  })

  it('loses access to a deleted own order until it is restored', async () => {
    const order = await make.order(admin, [], { mechanic_id: mechanic.user.id })
    const params = { id: order.id }
    const reads = async () => {
      const answers = await Promise.all([
        mechanic.attempt(api.getRepairOrder, { params }),
        mechanic.attempt(api.listComments, { params }),
        mechanic.attempt(api.listHistory, { params }),
        mechanic.attempt(api.addComment, { params, body: { comment: 'Still on it' } }),
      ])
      return answers.map(answer => answer.status)
    }
    await admin.call(api.deleteRepairOrder, { params })
    expect(await reads()).toEqual([404, 404, 404, 404])
    const query = { status: 'deleted' } as const
    expect((await mechanic.call(api.listRepairOrders, { query })).data).toEqual([])
    expect((await mechanic.call(api.getRepairOrderSummary, { query })).data.order_total_count).toBe(0)
    expect((await admin.call(api.listRepairOrders, { query })).data.map(row => row.id)).toEqual([order.id])
    await admin.call(api.restoreRepairOrder, { params })
    expect(await reads()).toEqual([200, 200, 200, 200])
  })

  it('loses access when the order is reassigned', async () => {
    const order = await make.order(admin, [], { mechanic_id: mechanic.user.id })
    const next = await test.signIn('mechanic')
    await admin.call(api.reassignMechanic, { params: { id: order.id }, body: { mechanic_id: next.user.id } })
    expect((await mechanic.attempt(api.getRepairOrder, { params: { id: order.id } })).status).toBe(404)
    expect((await next.attempt(api.getRepairOrder, { params: { id: order.id } })).status).toBe(200)
  })
})

it('a sales manager works with all orders but deletes none', async () => {
  const sales = await test.signIn('sales_manager')
  const params = { id: foreign.id }
  const { data } = await sales.call(api.getRepairOrder, { params })
  expect(data.action_scopes).toEqual({
    can_update: true,
    can_delete: false,
    can_restore: false,
    can_delete_permanently: false,
    can_change_status: true,
    can_reassign_mechanic: true,
    can_create_payment: true,
    can_delete_payment: false,
    can_send_documents: true,
    can_generate_invoice: true,
    can_comment: true,
    can_add_attachment: true,
    can_delete_attachment: true,
    can_delete_own_attachment: true,
  })
  const answers = await Promise.all([
    sales.attempt(api.deleteRepairOrder, { params }),
    sales.attempt(api.deleteRepairOrderPermanently, { params }),
    sales.attempt(api.restoreRepairOrder, { params }),
    sales.attempt(api.restoreUpdateRepairOrder, { params, body: foreign.body }),
  ])
  expect(answers.map(answer => answer.status)).toEqual([403, 403, 403, 403])
})

it('unauthenticated calls are refused', async () => {
  expect((await test.stranger.attempt(api.listRepairOrders)).status).toBe(401)
})
