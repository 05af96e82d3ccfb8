import { useTranslation } from 'react-i18next'
import type { OrderMargin } from '#contract/prices/order-margin.ts'
import { Money } from '#web/ui/text/money.tsx'
import './prices.css'

/** What an order leaves after its costs; nothing where no cost is known. */
export function OrderMarginNote({ margin }: { margin: OrderMargin | undefined }) {
  const { t } = useTranslation()
  if (!margin) return null
  return (
    <div className="rb-line-price-note rb-order-margin">
      {t('prices.lines.order_margin', { margin: margin.margin })} · <Money value={margin.profit} />
    </div>
  )
}
