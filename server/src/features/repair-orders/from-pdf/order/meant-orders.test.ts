import { describe, expect, it } from 'vitest'
import { ordersIn } from '#server/testing/found-in-lines.ts'
import { linesOf, valuesOf as values } from '#server/testing/text-lines.ts'
import { findInText } from '../find-in-text.ts'

describe('a number is none to name on the invoice', () => {
  it('of a sentence about another vehicle, beside a field', () => {
    expect(ordersIn('OUR REF: | PO# 7740-R', 'PS-121 comes on Friday under PO# 7741-R.')).toEqual(['7740-R'])
    expect(ordersIn('PS-121 comes on Friday under PO# 7741-R.')).toEqual(['7741-R'])
  })

  it('of a page that is attached', () => {
    const second = linesOf('Cleaning certificate', 'Customer PO: W-90412').map(line => ({ ...line, page: 2 }))
    expect(values(findInText([...linesOf('PO: 4471-26'), ...second]).po_numbers)).toEqual(['4471-26'])
    expect(values(findInText(second).po_numbers)).toEqual(['W-90412'])
  })

  it('of a mail that is answered', () => {
    const quoted = 'On 11/12/2026 Lakeside Diesel wrote: Invoice 55190, your PO HST-4391.'
    const head = [
      'From: Joyce',
      'To: Lakeside',
      'Subject: coach 371',
      'Date: 11/19',
      'CC: charters',
      ' ',
      ' ',
      ' ',
    ]
    expect(ordersIn(...head, 'Dale,', 'coach 371 comes on Friday.', 'PO HST-4407.', quoted)).toEqual([
      'HST-4407',
    ])
  })

  it('of an order that is closed', () => {
    expect(ordersIn('Parent PM order no. 26-00790 (closed)')).toEqual([])
  })

  it('of an order that another has replaced', () => {
    expect(ordersIn('PO 4471 replaces PO 4470')).toEqual(['4471'])
    expect(ordersIn('Work order: 4471', 'Supersedes WO# 4470')).toEqual(['4471'])
    expect(ordersIn('Do not use PO 8812', 'Authorization no. A-4471')).toEqual(['A-4471'])
    expect(ordersIn('Blanket PO 7700 does not apply', 'Authorization no. A-4471')).toEqual(['A-4471'])
    expect(ordersIn('Scale ticket # 7712', 'Fuel ticket # 88120')).toEqual([])
  })

  it('of a job that the sender has opened, beside what he orders by', () => {
    const head = ['Sublet order', 'Our RO: 5519']
    expect(ordersIn(...head, 'Sublet order no.: KS-402')).toEqual(['KS-402'])
    expect(ordersIn('Work request', 'Our RO: 5519')).toEqual(['5519'])
    expect(ordersIn('Outside repair order', 'RO #: 5519', 'Request #: 402-B')).toEqual(['5519', '402-B'])
  })

  it('that is a telephone number, but for what is called a PO', () => {
    expect(ordersIn('Work order no. | 555-0133')).toEqual([])
    expect(ordersIn('Use PO 555-0133 on the bill.')).toEqual(['555-0133'])
    expect(ordersIn('Road call report', 'Authorization: call 1-800-555-0144')).toEqual([])
    expect(ordersIn('PO no. | 119-2204')).toEqual(['119-2204'])
  })

  it('that confirms an appointment', () => {
    expect(ordersIn('Service appointment confirmation', 'Confirmation #: SA-44182')).toEqual([])
  })

  it('that the vehicle of the title has', () => {
    expect(ordersIn('Orden de servicio de remolque', 'Remolque: 53081')).toEqual([])
    expect(ordersIn('Request for a trailer', 'Trailer: 53081')).toEqual([])
  })

  it('that is to be shown on something else', () => {
    const claim = ['Policy: 4471', 'Date of loss: 11/2', 'Claim no.: 31-D-5520']
    expect(ordersIn(...claim, 'Send the bill with photos and write the claim number on it.')).toEqual([])
  })

  it('of a box for mail, or a day', () => {
    expect(ordersIn('PO box number: 44710')).toEqual([])
    expect(ordersIn('PO date: 44710')).toEqual([])
    expect(ordersIn('Can you send me a PO?', 'Unit 5317 is done.')).toEqual([])
    expect(ordersIn('Put unit 118 on your invoice.')).toEqual([])
  })

  it.each([
    ['of a slip of a tower', ['Big Hook Wrecker Service', 'Ticket # 55812']],
    ['of a tower', ['Two Rivers Towing', 'Lewiston, Idaho | No. 31775']],
    ['of an inspector', ["Driver's vehicle inspection report", 'No. 604418']],
    ['of what a page sends', ['You have a new submission', 'Ref: 4471-88']],
    [
      'of an insurer',
      ['Assignment 26-7719', 'Claim no.: MC-4418-26', 'Policy: BAP 0093317', 'Date of loss: 11/14/2026'],
    ],
  ])('%s', (_, lines) => {
    expect(ordersIn(...lines)).toEqual([])
  })
})

it('the titles of boxes are no first line of the labels in them', () => {
  const lines = linesOf(
    'Vehicle | Client | Billing',
    'Unit | Name | PO number',
    '118 | Ash Foods | KP-4471',
  ).map((line, index) => ({
    ...line,
    cells: line.cells.map(cell => ({ ...cell, style: ['bold 10.0', 'plain 7.5', 'plain 9.0'][index]! })),
  }))
  expect(values(findInText(lines).po_numbers)).toEqual(['KP-4471'])
})

describe('a number to name on the invoice', () => {
  it('stands beside the title of an authorization, whatever field is below', () => {
    const form = ['Maintenance & Repair Authorization | 661-20418', 'Shop: Lakeside Diesel']
    expect(ordersIn('ALDER TRAILER LEASING', ...form)).toEqual(['661-20418'])
  })

  it('is called what it is for', () => {
    expect(ordersIn('Shop | P.O. for vendor | Limit', 'Lakeside Diesel | K-3091 | $600')).toEqual(['K-3091'])
    expect(ordersIn('PO for all trucks: | 77-3014')).toEqual(['77-3014'])
    expect(ordersIn('PO for quote | 77-3014')).toEqual([])
  })

  it('stands below its label, and at the other side of the page the title', () => {
    const at = (text: string, from: number, style = 'plain 6.5') => ({
      text,
      from,
      to: from + 5 * text.length,
      style,
    })
    const form = [
      { page: 1, line: 1, cells: [at('PURCHASE ORDER NUMBER', 400)] },
      {
        page: 1,
        line: 2,
        cells: [at('PURCHASE ORDER', 40, 'bold 14.0'), at('2026-00318', 402, 'plain 12.0')],
      },
      { page: 1, line: 3, cells: [at('DATE', 40), at('REQUISITION NO.', 170)] },
      { page: 1, line: 4, cells: [at('03/18/2026', 42, 'plain 9.0'), at('R-20817', 172, 'plain 9.0')] },
    ]
    expect(values(findInText(form).po_numbers)).toEqual(['2026-00318'])
  })

  it.each([
    [['Authorization | RC-4471-KS dated Nov 13, 2026'], 'RC-4471-KS'],
    [['PO?', 'boss says use KP-1109. 1108 is gone'], 'KP-1109'],
    [['Put KX-4471 on every page of the invoice.'], 'KX-4471'],
    [['Ponga en la factura el número 44-120.'], '44-120'],
    [['Número de orden para la factura: 44-120'], '44-120'],
    [['В инвойсе укажите номер 4471-B.'], '4471-B'],
    [['Номер заказа вам дала Ольга: KP-2288'], 'KP-2288'],
    [['Your ref: 7712 | Our ref: KD-77120'], 'KD-77120'],
    [['Repair authorization', 'Event ID: 4471-22'], '4471-22'],
    [['Trailer | Reference for invoice', '5317 | KP-4471'], 'KP-4471'],
    [['PO для счёта: KP-4471B'], 'KP-4471B'],
    [
      [
        'Policy: 4471',
        'Date of loss: 11/2',
        'Claim no.: 26-088-PD',
        'The claim number must be shown on the invoice.',
      ],
      '26-088-PD',
    ],
    [
      [
        'Policy: 4471',
        'Date of loss: 11/2',
        'Claim no.: 31-D-5520',
        'Kindly make the invoice out to our insured,',
        'and quote our claim number on it.',
      ],
      '31-D-5520',
    ],
    [['VENDOR WORK APPROVAL', 'W.A. number: 7-44190'], '7-44190'],
    [['Purchase document: 80500-0214471'], '80500-0214471'],
    [['PO ID | 80500-0214471'], '80500-0214471'],
    [['PURCHASE ORDER', 'Order No. | 4471-26', 'Requisition | R-1182'], '4471-26'],
    [['W/O 4471882-1 for trailer 5317'], '4471882-1'],
    [['Vendor Authorization Form', 'V.A.F. No. 26-1182'], '26-1182'],
    [['PO is the claim number: 88-1123'], '88-1123'],
    [['Approved. Auth 5520118 for tractor 88120, ref ticket 99120.'], '5520118'],
    [['[11/16/26, 8:06] Shop: PO?', '[11/16/26, 8:09] Pedro: dice la oficina que TL-2291'], 'TL-2291'],
    [
      [
        'Оплачивает наша контора, номер заказа на ремонт им дала Лариса:',
        'RZ-2288. Чек ко мне не пиши, если дороже тысячи, звони ей.',
      ],
      'RZ-2288',
    ],
    [['Please fix it today and use this PO', '4471-B for the bill.'], '4471-B'],
    [['Event # 7104482', 'Tow ticket # 5519', 'Quote the event number on your bill.'], '7104482'],
    [['Resolution purchase number P-2026-041'], 'P-2026-041'],
    [['Reconditioning order', 'Order | IG-R 60418'], 'IG-R 60418'],
    [['Green Mesa Disposal', 'WO-2611-00873', 'Vendor work order / status SENT'], 'WO-2611-00873'],
    [['Work request', 'No. 31775'], '31775'],
    [['Event 7104482', 'on behalf of fleet, approval HA7104482-2 (replaces HA7104482-1)'], 'HA7104482-2'],
    [['Call # 118-60233', 'APPR CODE | BW7K-4402'], 'BW7K-4402'],
    [['Requisition | RQ 20771', 'Purchase order issued | BL-26-3390'], 'BL-26-3390'],
    [['Use campaign authorization LRC-09-30551.'], 'LRC-09-30551'],
    [['Pool M&R authorization | MRX 2026 5518'], 'MRX 2026 5518'],
    [['Repair auth no. (filled by equipment control): EC 26-3340'], 'EC 26-3340'],
  ])('is found in %j', (lines, order) => {
    expect(ordersIn(...lines)).toEqual([order])
  })
})

describe('the number of a claim is one to name', () => {
  const claim = (...lines: string[]) =>
    ordersIn('Claim number | 26-C-7704', 'Policy number | CAP 7719', 'Date of loss | 11/09/2026', ...lines)

  it.each([
    'RE: Authorization to repair',
    'You may begin repairs to the vehicle as follows:',
    'We have authorized your estimate.',
    'Please send your final invoice to us, billed to Plains Mutual, with our claim number, and photos.',
    'Please show our claim number and the VIN on the invoice.',
    'Put claim number 26-C-7704 on your invoice.',
    'Invoices without our claim number will be returned.',
    'Your invoice must show our claim number.',
    'All invoices must include the claim number and the VIN.',
    'La factura debe llevar el número de siniestro.',
  ])('where the letter allows the repair or asks for it: %s', text => {
    const number = text.startsWith('La factura')
      ? ordersIn('Siniestro: 26-C-7704', text)
      : claim('Dear shop:', 'As we said,', 'by phone,', text)
    expect(number).toEqual(['26-C-7704'])
  })

  it.each(['This is not an authorization to repair.', 'Send photos of the damage with the claim number.'])(
    'but not else: %s',
    text => {
      expect(claim(text)).toEqual([])
    },
  )

  it('and so is that of a file', () => {
    expect(
      ordersIn(
        'Our file | 4471-26',
        'Policy | 88',
        'Date of loss | 11/09',
        'Reference our file number on your invoice.',
      ),
    ).toEqual(['4471-26'])
  })
})
