import { type PublicInvoice, publicInvoiceEndpoints } from '#contract/billing/public-invoice.ts'
import { refusalIn } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'

interface PayOnlineProps {
  invoice: PublicInvoice
  token: string
  /** The invoice may be outdated. */
  onChanged: () => void
}

/** The balance can be paid by card unless a payment is pending. */
export function PayOnline({ invoice, token, onChanged }: PayOnlineProps) {
  const { words, balance_amount, can_pay_online, online_payment } = invoice
  const { mutate, isPending, error } = useWrite(publicInvoiceEndpoints.payPublicInvoice, { quiet })
  const pay = () =>
    mutate(
      { params: { token } },
      {
        onSuccess: ({ data }) => window.location.assign(data.url),
        onError: failure => {
          if ([404, 422].includes(refusalIn(failure)?.status ?? 0)) onChanged()
        },
      },
    )
  if (online_payment === 'on_its_way') return null
  return (
    <>
      {balance_amount <= 0 && online_payment !== 'received' && <p>{words.nothing_due}</p>}
      {can_pay_online && (
        <button
          type="button"
          className="rb-public-button rb-public-pay-button"
          disabled={isPending}
          onClick={pay}
        >
          {words.pay_online}
        </button>
      )}
      {error && <p role="alert">{words.pay_failed}</p>}
    </>
  )
}

const quiet = [0, 404, 422, 424, 429, 500, 503]
