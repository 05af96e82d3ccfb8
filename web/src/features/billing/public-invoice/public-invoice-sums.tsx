import type { PublicInvoice } from '#contract/billing/public-invoice.ts'

interface Sum {
  label: string
  amount: string
}

export function PublicInvoiceSums({ invoice }: { invoice: PublicInvoice }) {
  const { sums, total, saving, payments, paid, balance, words } = invoice
  return (
    <section className="rb-public-sums">
      {sums.map(sum => (
        <Row key={sum.label} {...sum} />
      ))}
      <Row {...total} kind="total" />
      {saving && <Row {...saving} kind="saving" />}
      {payments.length > 0 && (
        <>
          <h2>{words.payments}</h2>
          {payments.map((payment, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
            <Row key={place} label={`${payment.date} · ${payment.method}`} amount={payment.amount} />
          ))}
          <Row {...paid} />
        </>
      )}
      <Row {...balance} kind="balance" />
    </section>
  )
}

const Row = ({ label, amount, kind = 'sum' }: Sum & { kind?: 'sum' | 'total' | 'saving' | 'balance' }) => (
  <p className={`rb-public-line rb-public-${kind}`}>
    <span>{label}</span>
    <span className="rb-number">{amount}</span>
  </p>
)
