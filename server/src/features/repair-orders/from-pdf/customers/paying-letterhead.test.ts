import { describe, expect, it } from 'vitest'
import { customersIn } from '#server/testing/found-in-lines.ts'

describe('the letterhead pays where a sentence says so, whoever another field names', () => {
  const sent = (...said: string[]) =>
    customersIn('Tarn Roadside Network', 'Case 4418', 'Carrier: Kestrel Cold Freight', ...said)

  it.each([
    'Tarn will pay by check number at completion.',
    'Tarn Roadside Network pays within 30 days.',
    'Tarn Roadside Network is responsible for payment.',
    'Tarn Roadside guarantees payment of this case.',
    'Send it to us. Payment will be issued by Tarn Roadside Network.',
    'Payment comes from Tarn Roadside Network.',
    'Repairs are to be paid by Tarn.',
    'Payment by Tarn credit card after the invoice.',
  ])('%s', sentence => {
    expect(sent(sentence)).toEqual(['Tarn Roadside Network'])
  })

  it('in a sentence that goes on in the next line', () => {
    expect(
      sent(
        'Please send the final invoice to the undersigned with its number. Payment will be issued by',
        'Tarn Roadside Network.',
      ),
    ).toEqual(['Tarn Roadside Network'])
  })

  it.each([
    'Tarn will pay nothing for towing.',
    'Tarn pays only after the carrier has.',
    'The repair will not be paid by Tarn.',
    'Alder pays by card.',
    'The case pays by card.',
    'Tarn will pay by card. The invoice is made out to the carrier.',
    'Tarn will pay by card; invoices must be in the carrier’s name.',
  ])('but not: %s', sentence => {
    expect(sent(sentence)).toEqual(['Kestrel Cold Freight'])
  })

  it('which a title is not', () => {
    expect(
      customersIn('Dispatch Order', 'Carrier: Kestrel Cold Freight', 'Dispatch will pay by card.'),
    ).toEqual(['Kestrel Cold Freight'])
  })
})
