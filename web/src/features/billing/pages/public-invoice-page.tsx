import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type PublicInvoice, publicInvoiceEndpoints } from '#contract/billing/public-invoice.ts'
import { fillPath } from '#contract/shared/endpoint.ts'
import { refusalIn } from '#web/api/api-failure.ts'
import { apiBaseUrl } from '#web/api/base-url.ts'
import { useRead } from '#web/api/hooks.ts'
import { PayOnline } from '../public-invoice/pay-online.tsx'
import { PaymentWord } from '../public-invoice/payment-word.tsx'
import { PublicInvoiceLines } from '../public-invoice/public-invoice-lines.tsx'
import { PublicInvoiceSums } from '../public-invoice/public-invoice-sums.tsx'
import '../public-invoice/public-invoice.css'

/** The invoice behind a payment link, in the customer's language and without sign-in. */
export default function PublicInvoicePage() {
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const { t } = useTranslation()
  const { checkout } = useSearch({ strict: false }) as { checkout?: string }
  const { data, error, refetch } = useRead(
    publicInvoiceEndpoints.getPublicInvoice,
    { params: { token }, query: { checkout } },
    { quiet, repeats: onItsWay },
  )
  const invoice = data?.data
  useEffect(() => {
    if (invoice) document.title = `${invoice.words.invoice} ${invoice.number} · ${invoice.company.name}`
  }, [invoice])
  if (invoice) return <Invoice invoice={invoice} token={token} onChanged={() => void refetch()} />
  const refusal = error ? refusalIn(error) : undefined
  return (
    <main className="rb-public" aria-busy={!error}>
      {error && (
        <div className="rb-public-sheet rb-public-message" role="alert">
          <h1>{refusal?.entries[0]?.title ?? t('app.errors.something_went_wrong')}</h1>
          {refusal?.status !== 404 && (
            <button type="button" className="rb-public-button" onClick={() => void refetch()}>
              {t('app.try_again')}
            </button>
          )}
        </div>
      )}
    </main>
  )
}

const quiet = [0, 404, 429, 500, 503]

/** Until the provider confirms the payment, usually within seconds. */
const onItsWay = (answer: { data: PublicInvoice } | undefined) =>
  answer?.data.online_payment === 'on_its_way' && 3000

interface InvoiceProps {
  invoice: PublicInvoice
  token: string
  onChanged: () => void
}

function Invoice({ invoice, token, onChanged }: InvoiceProps) {
  const { words, company, status } = invoice
  const pdf = apiBaseUrl + fillPath(publicInvoiceEndpoints.getPublicInvoicePdf.path, { token })
  return (
    <main className="rb-public" lang={invoice.language}>
      <article className="rb-public-sheet">
        <header className="rb-public-company">
          {company.logo_url && <img src={apiBaseUrl + company.logo_url} alt="" />}
          <strong>{company.name}</strong>
        </header>
        <div className="rb-public-head">
          <h1>
            {words.invoice} <span className="rb-public-number">{invoice.number}</span>
          </h1>
          <span className={`rb-public-status rb-public-${status.key}`}>{status.label}</span>
        </div>
        <PaymentWord invoice={invoice} />
        <dl className="rb-public-facts">
          <Fact label={words.date} value={invoice.date} />
          <Fact label={words.due_date} value={invoice.due_date} />
          <Fact label={words.bill_to} value={invoice.bill_to} />
          <Fact label={words.vehicle} value={invoice.vehicle} />
        </dl>
        {invoice.tax_exemption && <p className="rb-public-note">{invoice.tax_exemption}</p>}
        <PublicInvoiceLines invoice={invoice} />
        <PublicInvoiceSums invoice={invoice} />
        <section className="rb-public-pay">
          <PayOnline invoice={invoice} token={token} onChanged={onChanged} />
          {invoice.balance_amount > 0 && invoice.payment_details && (
            <>
              <h2>{words.payment_details}</h2>
              <p className="rb-public-lines">{invoice.payment_details}</p>
            </>
          )}
          <div className="rb-public-buttons">
            <a className="rb-public-button" href={pdf} download={`${invoice.number}.pdf`}>
              {words.download}
            </a>
            <button type="button" className="rb-public-button" onClick={() => window.print()}>
              {words.print}
            </button>
          </div>
        </section>
        {invoice.terms && (
          <section>
            <h2>{words.terms}</h2>
            <p className="rb-public-lines rb-public-note">{invoice.terms}</p>
          </section>
        )}
        <footer className="rb-public-footer">
          <h2>{words.questions}</h2>
          {company.phones.map(({ line, uri }) => (
            <a key={line} href={uri}>
              {line}
            </a>
          ))}
          {company.email && <a href={`mailto:${company.email}`}>{company.email}</a>}
          {company.website && <a href={company.website}>{company.website}</a>}
        </footer>
      </article>
    </main>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  if (!value) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
