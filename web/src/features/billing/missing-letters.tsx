import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { missingLettersIn } from './for-lists/open-document.ts'
import { orderCalls } from './for-lists/order-calls.ts'

/** Names the letters of an order's invoice that no font has, before it is mailed. */
export function MissingLetters({ orderId, kind }: { orderId: number; kind: OrderKind }) {
  const { t } = useTranslation()
  const mayRead = useAllowed()(orderCalls[kind].invoice)
  const [letters, setLetters] = useState('')
  useEffect(() => {
    if (!mayRead) return
    const stop = new AbortController()
    const options = {
      isBackground: true,
      signal: stop.signal,
      onResponse: (response: Response) => setLetters(missingLettersIn(response)),
    }
    // An invoice that cannot be made is reported when it is sent.
    orderCalls[kind].readInvoice(orderId, { preview: true }, options).catch(() => {})
    return () => stop.abort()
  }, [mayRead, kind, orderId])
  return (
    <div role="status">
      {letters && <p className="rb-mail-note">{t('billing.web.missing_letters', { letters })}</p>}
    </div>
  )
}
