import { useTranslation } from 'react-i18next'
import type { RepairOrderPart } from '#contract/repair-orders/repair-order.ts'
import { exactTime } from '#web/ui/text/date-format.ts'
import './prices.css'

type TypedPrice = Pick<RepairOrderPart, 'price_typed'> & Partial<Pick<RepairOrderPart, 'is_below_minimum'>>

/** Below the price of a line: that it was typed, with who and when as its tooltip, and whether it is too low. */
export function TypedPriceNote({ price_typed, is_below_minimum }: TypedPrice) {
  const { t } = useTranslation()
  if (!price_typed) return null
  const { by, at } = price_typed
  return (
    <>
      <div className="rb-muted" title={t('prices.lines.typed_by', { name: by.full_name, at: exactTime(at) })}>
        {t('prices.lines.typed')}
      </div>
      {is_below_minimum && <div className="rb-muted rb-below-minimum">{t('prices.lines.below_minimum')}</div>}
    </>
  )
}
