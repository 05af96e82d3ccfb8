import type { InputProps } from 'antd/es/input/Input'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PriceSource } from '#contract/prices/price-of.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { Money } from '#web/ui/text/money.tsx'
import './prices.css'

interface LinePriceProps {
  /** Of the part. */
  name: string
  /** Dollars each. */
  price: number
  /** Undefined: not known yet. */
  source: PriceSource | undefined
  /** After the line's discount, if it has one. */
  discounted?: number | undefined
  /** The part's minimum; undefined: not known. */
  min?: number | null | undefined
  /** By right; otherwise it is shown alone. */
  isTypeable: boolean
  /** Null: emptied, which takes a typed price back. */
  onType: (price: number | null) => void
  /** How the field shows that it was refused, which keeps it open. */
  fault?: Pick<InputProps, 'status' | 'aria-invalid' | 'aria-describedby'> | undefined
}

/** The price of a line of an order with its source, if it is not the retail price; by right it opens a field, which Escape leaves as it was. */
export function LinePrice(props: LinePriceProps) {
  const { name, price, source, discounted = price, min, isTypeable, onType, fault } = props
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // As it was when the field was opened.
  const before = useRef({ price, source })
  const shown = discounted === price ? <Money value={price} /> : <Before price={price} />
  return (
    <>
      {discounted !== price && (
        <div>
          <Money value={discounted} />
        </div>
      )}
      {isTypeable && (isOpen || fault?.['aria-invalid']) ? (
        <MoneyField
          {...fault}
          aria-label={`${t('parts.rows.price')}, ${name}`}
          autoFocus={isOpen}
          className="rb-line-price-field"
          value={price}
          onChange={onType}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={event => {
            if (event.key === 'Escape') restore()
            else if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            event.stopPropagation()
            setOpen(false)
            focusSoon(() => button.current)
          }}
        />
      ) : isTypeable ? (
        <button
          ref={button}
          type="button"
          className="rb-link-button rb-line-price-button"
          aria-label={`${t('prices.lines.type')}, ${name}`}
          onClick={() => {
            before.current = { price, source }
            setOpen(true)
          }}
        >
          {shown}
        </button>
      ) : (
        shown
      )}
      {source && source !== 'part' && <div className="rb-line-price-note">{t(`prices.lines.${source}`)}</div>}
      {source === 'typed' && typeof min === 'number' && discounted < min && (
        <div className="rb-line-price-note rb-below-minimum">{t('prices.lines.below_minimum')}</div>
      )}
    </>
  )

  function restore() {
    const { current } = before
    if (price !== current.price || source !== current.source)
      onType(current.source === 'typed' ? current.price : null)
  }
}

const Before = ({ price }: { price: number }) => (
  <s className="rb-line-price-note">
    <Money value={price} />
  </s>
)
