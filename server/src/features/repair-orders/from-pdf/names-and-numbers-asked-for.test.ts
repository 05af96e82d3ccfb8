import { describe, expect, it } from 'vitest'
import { linesOf, valuesOf as values } from '#server/testing/text-lines.ts'
import { findInText } from './find-in-text.ts'

const found = (...lines: string[]) => findInText(linesOf(...lines))

describe('who is billed', () => {
  const customers = (...lines: string[]) => values(found(...lines).customers)

  it('is no other paper that goes with the invoice', () => {
    expect(customers('PUT THIS NUMBER ON EACH INVOICE AND PACKING SLIP.')).toEqual([])
    expect(customers('INVOICE ALDER RIDGE FREIGHT LLC.')).toEqual(['ALDER RIDGE FREIGHT LLC'])
  })

  it('is a limited partnership, with or without a point behind it', () => {
    expect(customers('Please bill to Alder Ridge Leasing, LP, Accounts Payable, PO Box 40')).toEqual([
      'Alder Ridge Leasing, LP',
    ])
  })

  it('is an administrator of contracts to whom the invoice is made out', () => {
    expect(
      customers(
        'Contract holder: Three Forks Hauling',
        'Send the invoice, made out to Keystead Administrators and signed.',
      ),
    ).toEqual(['Keystead Administrators'])
  })
})

it('a number to write on the invoice may stand beside something else to write', () => {
  const { po_numbers } = found('Please write QX-4471 and the truck number on your invoice.')
  expect(values(po_numbers)).toEqual(['QX-4471'])
})

describe('a plate of digits behind its state', () => {
  const plates = (text: string) => found(text).license_plates.map(({ value, state }) => `${value} ${state}`)

  it.each([
    ['Plate: NM 05512 XTD', '05512 XTD NM'],
    ['Plate: NM 05512 APP', '05512 NM'],
    ['Plate: NM 05512 XTD expired', '05512 NM'],
  ])('has letters at its end, if they do not say something else: %s', (text, plate) => {
    expect(plates(text)).toEqual([plate])
  })
})
