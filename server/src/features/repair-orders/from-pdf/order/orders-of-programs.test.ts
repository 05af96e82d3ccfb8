import { describe, expect, it } from 'vitest'
import { customersIn, ordersIn } from '#server/testing/found-in-lines.ts'
import { linesOf, valuesOf } from '#server/testing/text-lines.ts'
import { findInText } from '../find-in-text.ts'
import type { TextLine } from '../text-line.ts'

const cell = (text: string, from: number) => ({ text, from, to: from + 60, style: 'bold 8' })
const line = (number: number, ...cells: TextLine['cells']): TextLine => ({ page: 1, line: number, cells })
const ordersOf = (...lines: TextLine[]) => valuesOf(findInText(lines).po_numbers)

describe('a label in two lines is one', () => {
  it('around its value, which stands between them', () => {
    expect(
      ordersOf(
        line(1, cell('14 Oak St', 40), cell('Purchase', 400)),
        line(2, { ...cell('88000417-00', 480), style: 'bold 11' }),
        line(3, cell('Elm Grove, TX 75100', 40), cell('Order #', 400)),
        line(4, cell('Requisition Number', 40)),
        line(5, cell('88000311', 40)),
      ),
    ).toEqual(['88000417-00'])
  })

  it('with the value beside the second', () => {
    expect(
      ordersOf(
        line(1, cell('Requisition #', 40), cell('88000311', 120), cell('Purchase', 400)),
        line(2, cell('Terms:', 40), cell('Net 30', 120), cell('Order #', 400), cell('88000417-00', 480)),
      ),
    ).toEqual(['88000417-00'])
  })

  it('and not with one in other letters', () => {
    expect(
      ordersOf(
        line(1, cell('Requisition #', 40), cell('88000311', 120), {
          ...cell('Purchase', 400),
          style: 'big 14',
        }),
        line(2, cell('Terms:', 40), cell('Net 30', 120), cell('Order #', 400), cell('88000417-00', 480)),
      ),
    ).not.toEqual(['88000417-00'])
  })
})

describe('a purchase order', () => {
  it('has no number of its requisition', () => {
    expect(ordersIn('Purchase Order', 'Requisition No. 40771')).toEqual([])
    expect(ordersIn('Purchase Order', 'Requisition 40771')).toEqual([])
    expect(ordersIn('Requisition No. 40771')).toEqual(['40771'])
  })

  it('may be a field of a program’s form, and `Order #` is then another', () => {
    expect(
      ordersIn('Unit ID | Purchase Order | Meter', '21847 | 7743019 | 418,220', 'Order# 8813307 dropped'),
    ).toEqual(['7743019'])
    expect(ordersIn('Purchase Order', 'Order# 8813307')).toEqual(['8813307'])
  })

  it('has its number below the title, beside which the page is counted', () => {
    const lines = linesOf('Pedido de compra | Página 1 / 1', 'PC-26-00417').map(one => ({
      ...one,
      isAfterGap: true,
    }))
    expect(valuesOf(findInText(lines).po_numbers)).toEqual(['PC-26-00417'])
  })

  it('is a Pedido too', () => {
    expect(ordersIn('Pedido núm. 44718', 'Unidad R-14')).toEqual(['44718'])
  })

  it('is none of what a card or a check is accepted by', () => {
    expect(ordersIn('Paid Comchek auth 4471 2204 91')).toEqual([])
    expect(ordersIn('Paid by EFS check 7718 22041 auth 5512')).toEqual([])
    expect(ordersIn('Comdata authorization # 447122')).toEqual([])
    expect(ordersIn('Repair auth 4471220')).toEqual(['4471220'])
  })
})

it.each([
  ['Autorización: 90412', '90412'],
  ['El número de autorización para el diagnóstico es el 60231, hasta 350 dólares', '60231'],
  ['Номер разрешения от офиса BF-2290', 'BF-2290'],
  ['Номер замовлення (PO) – DF-308, впишіть його', 'DF-308'],
])('an order is found in %s', (text, order) => {
  expect(ordersIn('Unit: 118', text)).toEqual([order])
})

describe('in Polish', () => {
  it('an order and who gets the invoice are named', () => {
    expect(ordersIn('Ciągnik 611', 'Numer zamówienia: 44-7102')).toEqual(['44-7102'])
    expect(customersIn('Ciągnik 611 cieknie', 'Faktura na Orlik Logistics Inc, dziękuję')).toEqual([
      'Orlik Logistics Inc',
    ])
  })
})

describe('the customer of an order that a fleet’s program prints', () => {
  it('is the fleet, and not the program', () => {
    expect(
      customersIn(
        'RTA FLEET MANAGEMENT | ELM COUNTY PUBLIC WORKS',
        '*** SUBLET WORK ORDER ***',
        'VENDOR: 1094 | LAKESIDE TRUCK REPAIR',
      ),
    ).toEqual(['ELM COUNTY PUBLIC WORKS'])
  })

  it('is the precinct, for which the county’s auditor pays', () => {
    expect(
      customersIn('ELM COUNTY PRECINCT 4 | PAGE 1', 'WORK ORDER', 'INVOICE TO: | ELM COUNTY AUDITOR'),
    ).toEqual(['ELM COUNTY PRECINCT 4'])
    expect(customersIn('ELM COUNTY SHERIFF', 'WORK ORDER', 'INVOICE TO: | ELM COUNTY AUDITOR')).toEqual([
      'ELM COUNTY',
    ])
  })

  it('may be billed by its initials', () => {
    expect(
      customersIn('Black Fork Transport, Inc.', 'Repair Order', 'Invoices: BFT Maintenance AP, PO Box 3300'),
    ).toEqual(['Black Fork Transport, Inc.'])
    expect(customersIn('Black Fork Transport', 'Bill to: BFT')).toEqual(['Black Fork Transport'])
    expect(customersIn('Black Fork Transport', 'Bill to: BFT Fleet Maintenance')).toEqual([
      'Black Fork Transport',
    ])
    expect(customersIn('Black Fork Transport', 'Bill to: BFX')).toEqual(['BFX'])
  })

  it('may be billed without what kind of company it is', () => {
    expect(
      customersIn(
        'Tarn Assist, Inc. | SERVICE ORDER',
        'Carrier: Kestrel Cold Freight',
        'Bill Tarn Assist, not the carrier.',
      ),
    ).toEqual(['Tarn Assist, Inc.'])
  })

  it('has a name in two lines, and is not the shop whose company is named', () => {
    expect(
      customersIn(
        'PURCHASE ORDER | Purchase Order Date | Cedar Creek Forest',
        ' | 8 Oct 2025 | District',
        'Lakeside Truck Repair, Inc. | USA',
        'Purchase Order Number',
        'PO-0412',
        'Description | Quantity | Unit Price',
        'Truck 9 - rear brakes | 1.00 | 640.00',
      ),
    ).toEqual(['Cedar Creek Forest District'])
  })
})
