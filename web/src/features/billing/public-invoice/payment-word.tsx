import type { PublicInvoice } from '#contract/billing/public-invoice.ts'

/** The outcome of the online payment that the customer returns from. */
export function PaymentWord({ invoice: { words, online_payment } }: { invoice: PublicInvoice }) {
  if (online_payment === null) return null
  const isReceived = online_payment === 'received'
  return (
    <p role="status" className={isReceived ? 'rb-public-received' : 'rb-public-on-its-way'}>
      {isReceived ? words.payment_received : words.payment_on_its_way}
    </p>
  )
}
