import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartChoice } from '#contract/parts/part.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { formatQuantity, useScannedPart } from '#web/features/parts/index.ts'
import { type SearchOption, SearchSelect } from '#web/ui/fields/search/search-select.tsx'

interface AddItemProps {
  label: string
  /** Already in the order. */
  chosenIds: readonly number[]
  /** Why no more can be added. */
  full: string | undefined
  isAdding: boolean
  /** Resolves to whether it was added. */
  onAdd: (partId: number) => Promise<boolean>
}

/** Enter on a hit adds it, and the focus stays for the next part. */
export function AddItem({ label, chosenIds, full, isAdding, onAdd }: AddItemProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<PartChoice>()
  const isEnter = useRef(false)
  const root = useRef<HTMLDivElement>(null)
  const isShown = () => root.current?.checkVisibility() === true
  // Each scan adds one.
  useScannedPart(part => {
    if (isShown() && full === undefined) void onAdd(part.id)
  }, isShown)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the search field inside
    <div
      ref={root}
      className="rb-item-search"
      onKeyDownCapture={press}
      onKeyDown={() => (isEnter.current = false)}
    >
      <SearchSelect
        endpoint={partEndpoints.shortListParts}
        label={label}
        disabled={full !== undefined}
        keepsFocus
        value={chosen?.id ?? null}
        known={chosen && optionOf(chosen)}
        toOption={optionOf}
        onChange={(_, part) => {
          if (part && isEnter.current) void add(part)
          else setChosen(part)
        }}
      />
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={!chosen || full !== undefined}
        loading={isAdding}
        onClick={() => chosen && void add(chosen)}
      >
        {t('parts-orders.items.add')}
      </Button>
      {full && <p className="rb-item-full">{full}</p>}
    </div>
  )

  function optionOf(part: PartChoice): SearchOption {
    const isIn = chosenIds.includes(part.id)
    return {
      value: part.id,
      label: part.name,
      disabled: isIn || part.quantity <= 0,
      subtitle: (
        <>
          {part.stock_number} · {formatDollars(part.price_retail)} ·{' '}
          <span className={part.quantity > 0 ? undefined : 'rb-bad'}>
            {t('parts-orders.items.available_count', {
              available: `${formatQuantity(part.quantity)} ${part.unit.name}`,
            })}
          </span>
          {isIn && ` · ${t('parts-orders.items.added_already')}`}
        </>
      ),
    }
  }

  /** In the capture phase: the search would open its list on a part already added. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    isEnter.current = true
    if (!chosen || !(event.target instanceof HTMLInputElement)) return
    if (event.target.getAttribute('aria-expanded') === 'true') return
    event.preventDefault()
    event.stopPropagation()
    isEnter.current = false
    void add(chosen)
  }

  async function add(part: PartChoice) {
    setChosen(undefined)
    root.current?.querySelector('input')?.focus()
    if (!(await onAdd(part.id))) setChosen(part)
  }
}
