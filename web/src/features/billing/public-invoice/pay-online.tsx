import { type PublicInvoice, publicInvoiceEndpoints } from '#contract/billing/public-invoice.ts'
import { refusalIn } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'

interface PayOnlineProps {
  invoice: PublicInvoice
  token: string
  /** The invoice is not as shown any more. */
  onChanged: () => void
}

/** How it is with the balance: paid, on its way, or to be paid by card. */
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
  if (online_payment === 'on_its_way') return <p role="status">{words.payment_on_its_way}</p>
  return (
    <>
      {online_payment === 'received' && (
        <p role="status" className="rb-public-received">
          {words.payment_received}
        </p>
      )}
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
