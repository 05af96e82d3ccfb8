import { useTranslation } from 'react-i18next'
import type { PartChoice } from '#contract/parts/part.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { SearchSelect } from '#web/ui/fields/search-select.tsx'
import { Money } from '#web/ui/text/money.tsx'

interface PartPickerProps {
  onPick: (part: PartChoice) => void
  disabled: boolean
}

/** Finds a part by name or number; each hit says what it costs, what there is of it and what others hold. */
export function PartPicker({ onPick, disabled }: PartPickerProps) {
  const { t } = useTranslation()
  return (
    <SearchSelect
      endpoint={partEndpoints.shortListParts}
      label={t('repair-orders.web.find_part')}
      disabled={disabled}
      value={null}
      toOption={part => ({
        value: part.id,
        label: part.name,
        second: (
          <>
            {part.stock_number} · <Money value={part.price_retail} /> ·{' '}
            <span className={part.quantity > 0 ? undefined : 'rb-bad'}>
              {t('repair-orders.web.available_count', { count: part.quantity, unit: part.unit.name })}
            </span>
            {part.reserved > 0 && ` · ${t('repair-orders.web.reserved_count', { count: part.reserved })}`}
          </>
        ),
      })}
      onChange={(_, part) => {
        if (part) onPick(part)
      }}
    />
  )
}
