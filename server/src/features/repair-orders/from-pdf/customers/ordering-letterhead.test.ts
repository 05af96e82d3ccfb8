import { describe, expect, it } from 'vitest'
import { customersIn, unitsIn } from '#server/testing/found-in-lines.ts'

const order = ['Crown Meridian Leasing', 'PO: R0099182', 'Supplier: Lakeside Diesel & Trailer #88120']

describe('who orders from a vendor by a number of his own pays', () => {
  it.each(['Lessee', 'Client', 'Motor carrier', 'Carrier', 'Contract holder'])('and not the %s', whose => {
    expect(customersIn(...order, `${whose}: Arrow Parts Express`)).toEqual(['Crown Meridian Leasing'])
  })

  it('or from a provider', () => {
    const [head, po] = order
    expect(customersIn(head!, po!, 'Provider: | Lakeside Diesel', 'Carrier: Arrow Parts Express')).toEqual([
      head,
    ])
  })

  it('whatever its authorization is of', () => {
    const [head, , vendor] = order
    const carrier = 'Carrier: Arrow Parts Express'
    expect(customersIn(head!, 'Claim authorization: WA-3381', vendor!, carrier)).toEqual([head])
    expect(customersIn(head!, 'We gave no authorization: WA-3381', vendor!, carrier)).not.toEqual([head])
  })

  it('unless it is billed, or called the customer', () => {
    expect(customersIn(...order, 'Bill to: Arrow Parts Express')).toEqual(['Arrow Parts Express'])
    expect(customersIn(...order, 'Customer: Arrow Parts Express')).toEqual(['Arrow Parts Express'])
  })

  it('or the invoice is in its name', () => {
    expect(
      customersIn(...order, 'Carrier: Arrow Parts Express', 'Make it out in the carrier’s name.'),
    ).toEqual(['Crown Meridian Leasing'])
    expect(
      customersIn(
        ...order,
        'Carrier: Arrow Parts Express',
        'The invoice must be made out in the carrier’s name.',
      ),
    ).toEqual(['Arrow Parts Express'])
  })

  it('or there is no order, or no vendor', () => {
    const [head, number, vendor] = order
    expect(customersIn(head!, vendor!, 'Carrier: Arrow Parts Express')).toEqual(['Arrow Parts Express'])
    expect(customersIn(head!, number!, 'Carrier: Arrow Parts Express')).toEqual(['Arrow Parts Express'])
  })

  it('and his asset has a number beside the lessee’s', () => {
    expect(unitsIn(...order, 'Asset: 4410882', 'Lessee: Arrow Parts Express | Lessee unit: 27')).toContain(
      '4410882',
    )
  })

  it('by a name that ends like a number of a trailer', () => {
    expect(unitsIn(...order)).toEqual([])
    expect(unitsIn('Truck & Trailer # 5317')).toEqual(['5317'])
  })
})

describe('other words for who comes to the shop', () => {
  it('whom a vehicle was towed for', () => {
    expect(
      customersIn('MIDWAY HEAVY RECOVERY', 'Tow ticket 4410', 'Towed for: Vega Produce Transport'),
    ).toEqual(['Vega Produce Transport'])
  })

  it('a department in the letterhead', () => {
    expect(customersIn('TOWN OF WARREN HIGHWAY DEPT | VEHICLE REPAIR REQUEST', 'MAKE MACK')).toEqual([
      'TOWN OF WARREN HIGHWAY DEPT',
    ])
  })
})
