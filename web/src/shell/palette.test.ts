import { expect, it } from 'vitest'
import { numberedSearch } from './palette.ts'

interface Order {
  id: number
  number: string
  isPaid?: boolean
}

/** A search that always finds these orders, and a lookup by number. */
const searchAmong = (orders: readonly Order[]) => {
  const search = numberedSearch<Order>({
    find: async text => orders.filter(({ number }) => !/^R-\d+$/.test(text) || number === text),
    readNumber: text => (/^r?-?\d+$/i.test(text) ? `R-${text.replace(/\D/g, '')}` : null),
    numberOf: ({ number }) => number,
    toResult: ({ id, number }) => ({ id, title: number, to: `/orders/${id}` }),
    verbs: () => 'pay charge',
    act: ({ id, number, isPaid }) =>
      isPaid ? undefined : { id: `pay ${id}`, title: `Pay ${number}`, to: '/orders' },
  })
  return async (text: string) =>
    (await search(text, new AbortController().signal)).map(result => 'title' in result && result.title)
}

const search = searchAmong([
  { id: 3, number: 'R-112' },
  { id: 2, number: 'R-120' },
  { id: 1, number: 'R-12' },
  { id: 4, number: 'R-9', isPaid: true },
  { id: 5, number: 'R-212' },
])

it('has the one with exactly the number first, with what is done with it, and no more than four', async () => {
  expect(await search('12')).toEqual(['R-12', 'Pay R-12', 'R-112', 'R-120'])
  expect(await search('9')).toEqual(['R-9', 'R-112', 'R-120', 'R-12'])
  expect(await search('volvo')).toHaveLength(4)
})

it('does what a word before the number asks for, and finds nothing else', async () => {
  expect(await search('Charge r-12')).toEqual(['Pay R-12'])
  expect(await search('pay 9')).toEqual([])
  expect(await search('pay volvo')).toEqual([])
  expect(await search('pay')).toHaveLength(4)
})
