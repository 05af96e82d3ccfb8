import { useTranslation } from 'react-i18next'
import type { MonthOfPart } from '#contract/parts/part-months.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { PairedBars } from '#web/ui/details/paired-bars.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { formatQuantity } from '../quantity-format.ts'
import './part-year.css'

/** Stock and price at the end of each month, each from zero to its most. */
export function PartYear({ months, unit }: { months: readonly MonthOfPart[]; unit: string }) {
  const { t } = useTranslation()
  const amount = (quantity: number) => `${formatQuantity(quantity)} ${unit}`
  const mostStock = Math.max(...months.map(({ on_hand }) => on_hand))
  const mostPrice = Math.max(...months.map(({ price_retail }) => price_retail ?? 0))
  return (
    <Section title={t('parts.year.title')}>
      <div className="rb-part-year-legend" aria-hidden="true">
        <span>{t('parts.year.stock', { most: amount(mostStock) })}</span>
        <span className="rb-part-year-price">
          {t('parts.year.price', { most: formatDollars(mostPrice) })}
        </span>
      </div>
      <PairedBars
        label={t('parts.year.said')}
        pairs={months.map(({ month, on_hand, price_retail }) => {
          const [year, number] = month.split('-') as [string, string]
          const price = price_retail === null ? '' : `, ${formatDollars(price_retail)}`
          return {
            key: month,
            short: number,
            said: `${number}/${year}: ${amount(on_hand)}${price}`,
            pale: (price_retail ?? 0) / (mostPrice || 1),
            dark: on_hand / (mostStock || 1),
          }
        })}
      />
    </Section>
  )
}
