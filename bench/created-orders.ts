import type { SampleRecords } from './sample-records.ts'

export type CreatedOrders = ReturnType<typeof createdOrders>

/** Creates repair orders over HTTP. */
export function createdOrders(port: number, headers: Record<string, string>, { parts, some }: SampleRecords) {
  return { createOrder, fiveWorks, orderOf }

  function orderOf(types_of_work: object[]) {
    return {
      truck_id: some.vehicle,
      mechanic_id: some.mechanic,
      implementation_date: '2026-12-01 09:00',
      due_date: '2026-12-15',
      discount: 5,
      tax_labor: 0,
      tax_inventory: 10.2,
      types_of_work,
    }
  }

  function fiveWorks(order?: { types_of_work: { id: number }[] }) {
    return orderOf(
      Array.from({ length: 5 }, (_, work) => ({
        id: order?.types_of_work[work]?.id,
        name: `Work ${work}`,
        duration: '2:30',
        hourly_rate: 145,
        inventories: parts.slice(work * 10, work * 10 + 10).map(part => ({ id: part.id, quantity: 2 })),
      })),
    )
  }

  async function createOrder(body: object) {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/orders`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as {
      data: { id: number; order_number: string; typeOfWork: { id: number }[] }
    }
    if (!response.ok) throw new Error(JSON.stringify(answer))
    const { id, order_number, typeOfWork } = answer.data
    return { id, order_number, types_of_work: typeOfWork }
  }
}
