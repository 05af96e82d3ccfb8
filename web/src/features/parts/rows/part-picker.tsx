import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartChoice } from '#contract/parts/part.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { compactNumber } from '#contract/shared/compact-number.ts'
import { readQuery } from '#web/api/hooks.ts'
import { queryClient } from '#web/api/query-client.ts'
import { SearchSelect } from '#web/ui/fields/search/search-select.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { formatQuantity } from '../quantity-format.ts'

interface PartPickerProps {
  onPick: (part: PartChoice) => void
  /** Cannot be chosen again. */
  chosenIds: readonly number[]
  disabled: boolean
  /** Below the results. */
  below?: ((typed: string) => ReactNode) | undefined
}

/**
 * Finds a part by name or number, with price, stock and reservations. Enter on a number, as scanners send
 * it, picks the part without waiting for the results.
 */
export function PartPicker({ onPick, chosenIds, disabled, below }: PartPickerProps) {
  const { t } = useTranslation()
  const isLooking = useRef(false)
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
        subtitle: (
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
      {...(below ? { below } : {})}
      onChange={(_, part) => part && onPick(part)}
      onEarlyEnter={typed => {
        if (isLooking.current) return
        isLooking.current = true
        void meantBy(typed)
          .then(part => part && !chosenIds.includes(part.id) && onPick(part))
          .finally(() => {
            isLooking.current = false
          })
      }}
    />
  )
}

/** The part with exactly this number, else the only result. */
async function meantBy(typed: string): Promise<PartChoice | undefined> {
  const input = { query: { search: typed } }
  const found = await queryClient
    .fetchQuery(readQuery(partEndpoints.shortListParts, input))
    .then(answer => answer.data)
    // The result list shows the failure.
    .catch(() => [])
  const named = found.filter(part =>
    [part.stock_number, part.article_number].some(number => compactNumber(number) === compactNumber(typed)),
  )
  const meant = named.length > 0 ? named : found
  return meant.length === 1 ? meant[0] : undefined
}
