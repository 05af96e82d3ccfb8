import { createContext, useContext, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { Money } from '#web/ui/text/money.tsx'
import type { PartRowValues } from './part-row-values.ts'
import { PartsStockContext } from './use-part-stock.ts'

/** Whether prices may be typed; without it they are shown alone. */
export const TypedPricesContext = createContext(false)

interface PartPriceProps {
  row: PartRowValues
  disabled: boolean
  onChange: (key: string, change: Partial<PartRowValues>) => void
}

/** The price with its source, if it is not the retail price; by right it opens a field. An emptied field takes it back. */
export function PartPrice({ row, disabled, onChange }: PartPriceProps) {
  const { t } = useTranslation()
  const isTypeable = useContext(TypedPricesContext) && !disabled
  const part = useContext(PartsStockContext)?.part(row.part?.id ?? 0)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { price, price_source: source } = row
  const label = `${t('parts.rows.price')}, ${row.part?.name}`
  const min = source === 'typed' ? part?.min_limit_price : null
  return (
    <>
      {isOpen ? (
        <MoneyField
          aria-label={label}
          autoFocus
          className="rb-part-price-field"
          value={price}
          onChange={typed =>
            onChange(
              row.key,
              typed === null ? { price_source: 'part' } : { price: typed, price_source: 'typed' },
            )
          }
          onBlur={() => setOpen(false)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            setOpen(false)
            focusSoon(() => button.current)
          }}
        />
      ) : isTypeable ? (
        <button
          ref={button}
          type="button"
          className="rb-link-button rb-part-price-button"
          aria-label={`${t('prices.lines.type')}, ${row.part?.name}`}
          onClick={() => setOpen(true)}
        >
          <Money value={price} />
        </button>
      ) : (
        <Money value={price} />
      )}
      {source && source !== 'part' && <div className="rb-cell-note">{t(`prices.lines.${source}`)}</div>}
      {typeof min === 'number' && price < min && (
        <div className="rb-cell-note rb-short">{t('prices.lines.below_minimum')}</div>
      )}
    </>
  )
}
