import { useTranslation } from 'react-i18next'
import type { PartChoice } from '#contract/parts/part.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { SearchSelect } from '#web/ui/fields/search-select.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { formatQuantity } from '../quantity-format.ts'

interface PartPickerProps {
  onPick: (part: PartChoice) => void
  /** Cannot be chosen again. */
  chosenIds: readonly number[]
  disabled: boolean
}

/** Finds a part by name or number; each hit shows price, stock and reservations. */
export function PartPicker({ onPick, chosenIds, disabled }: PartPickerProps) {
  const { t } = useTranslation()
  return (
    <SearchSelect
      endpoint={partEndpoints.shortListParts}
      label={t('parts.rows.find')}
      disabled={disabled}
      value={null}
      toOption={part => ({
        value: part.id,
        label: part.name,
        disabled: chosenIds.includes(part.id),
        second: (
          <>
            {part.stock_number} · <Money value={part.price_retail} /> ·{' '}
            <span className={part.quantity > 0 ? undefined : 'rb-bad'}>
              {t('parts.rows.available_count', {
                quantity: formatQuantity(part.quantity),
                unit: part.unit.name,
              })}
            </span>
            {part.reserved > 0 && ` · ${t('parts.rows.reserved_count', { count: part.reserved })}`}
          </>
        ),
      })}
      onChange={(_, part) => part && onPick(part)}
    />
  )
}
