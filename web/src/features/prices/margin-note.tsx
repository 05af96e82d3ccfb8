import { useTranslation } from 'react-i18next'
import { marginOf } from '#contract/shared/money.ts'
import './prices.css'

interface MarginNoteProps {
  /** Dollars. */
  price: number
  /** Dollars; null or 0: not known. */
  cost: number | null | undefined
}

/** The part of a price that is left after the cost; nothing where no cost is known. */
export function MarginNote({ price, cost }: MarginNoteProps) {
  const { t } = useTranslation()
  const margin = cost ? marginOf(price, cost) : null
  if (margin === null) return null
  return (
    <div className={margin < 0 ? 'rb-line-price-note rb-below-minimum' : 'rb-line-price-note'}>
      {t('prices.lines.margin', { margin })}
    </div>
  )
}
