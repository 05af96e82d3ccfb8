import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import { NoFormStyle } from 'antd/es/form/context'
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartChoice } from '#contract/parts/part.ts'
import { maxWorks } from '#contract/repair-orders/repair-order-input.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import type { TypeOfWorkChoice } from '#contract/types-of-work/type-of-work.ts'
import { atPresentPrices, atPrices, type Prices } from './kept-prices.ts'
import type { heldParts } from './order-stock.ts'
import { emptyWork, type WorkValues } from './order-values.ts'
import { filledFrom } from './saved-values.ts'
import { OrderStockContext, StockReader, useOrderStock } from './use-order-stock.ts'
import { WorkCard } from './work-card.tsx'
import { hasErrors, noErrors, type WorkErrors, workErrors } from './work-errors.ts'

interface WorksFieldProps {
  id?: string
  value?: readonly WorkValues[]
  onChange?: (works: WorkValues[]) => void
  entries: readonly ErrorEntry[]
  held: ReturnType<typeof heldParts>
  kept: Prices
  isRevealed: boolean
  disabled: boolean
  ref?: Ref<{ focus: () => void }>
}

/**
 * The types of work of an order: one field to the form, so that typing into one of 900 parts touches one row. Each card
 * gets an object of its own that stays the same until that card changes.
 */
export function WorksField(props: WorksFieldProps) {
  const { id, value = none, onChange, entries, held, kept, isRevealed, disabled, ref } = props
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef({ value, onChange, kept })
  latest.current = { value, onChange, kept }
  const { isOpen, setOpen } = useOpenCards(value)
  const [newKey, setNewKey] = useState<string>()
  const errorsOf = useSteadyErrors(entries, value)
  const { stock, ids } = useOrderStock(value, held)

  useImperativeHandle(ref, () => ({ focus: () => focusFirstFault(root.current) }))

  // Something wrong in a closed card would be a riddle.
  const firstBad = isRevealed ? value.find(work => hasErrors(errorsOf(work.key)))?.key : undefined
  useEffect(() => {
    if (firstBad) setOpen(firstBad, true)
  }, [firstBad, setOpen])

  const write = useCallback((change: (works: readonly WorkValues[]) => WorkValues[]) => {
    latest.current.onChange?.(change(latest.current.value))
  }, [])
  // A part of the order that is chosen once more costs what it cost.
  const changeWork = useCallback(
    (key: string, change: (work: WorkValues) => WorkValues) =>
      write(works =>
        works.map(work => (work.key === key ? atPrices(change(work), latest.current.kept) : work)),
      ),
    [write],
  )
  const reprice = useCallback(
    (parts: readonly PartChoice[]) => {
      const { value, kept } = latest.current
      const priced = atPresentPrices(value, parts, kept)
      if (priced !== value) write(() => [...priced])
    },
    [write],
  )
  const fill = useCallback(
    (key: string, choice: TypeOfWorkChoice) => changeWork(key, work => filledFrom(work, choice)),
    [changeWork],
  )
  const remove = useCallback((key: string) => write(works => works.filter(work => work.key !== key)), [write])
  const toggle = useCallback((key: string) => setOpen(key, 'toggle'), [setOpen])

  return (
    <div ref={root} id={id} className="rb-works">
      <StockReader stock={stock} ids={ids} onRead={reprice} />
      <OrderStockContext value={stock}>
        {/* Each control says for itself whether it is wrong. */}
        <NoFormStyle override status>
          {value.map(work => (
            <WorkCard
              key={work.key}
              work={work}
              errors={errorsOf(work.key)}
              isRevealed={isRevealed}
              isOpen={isOpen(work.key)}
              isNew={work.key === newKey}
              canRemove={value.length > 1}
              disabled={disabled}
              onToggle={toggle}
              onChange={changeWork}
              onFill={fill}
              onRemove={remove}
            />
          ))}
        </NoFormStyle>
      </OrderStockContext>
      <Button
        block
        icon={<PlusOutlined />}
        disabled={disabled || value.length >= maxWorks}
        onClick={() => {
          const added = emptyWork()
          for (const work of value) if (isFinished(work)) setOpen(work.key, false)
          setOpen(added.key, true)
          setNewKey(added.key)
          write(works => [...works, added])
        }}
      >
        {t('repair-orders.web.add_work')}
      </Button>
    </div>
  )
}

const none: readonly WorkValues[] = []

const isFinished = (work: WorkValues) => work.name !== '' && work.duration !== '' && work.hourly_rate !== null

/** Short orders stand open; of long ones only what is not finished. What was opened or closed by hand stays so. */
function useOpenCards(works: readonly WorkValues[]) {
  const known = useRef(new Map<string, boolean>())
  const [, redraw] = useState(0)
  const isShort = works.length <= 3 && works.reduce((rows, work) => rows + work.parts.length, 0) <= 30
  for (const work of works) {
    if (!known.current.has(work.key)) known.current.set(work.key, isShort || !isFinished(work))
  }
  const setOpen = useCallback((key: string, open: boolean | 'toggle') => {
    const next = open === 'toggle' ? !known.current.get(key) : open
    if (known.current.get(key) === next) return
    known.current.set(key, next)
    redraw(count => count + 1)
  }, [])
  return { isOpen: (key: string) => known.current.get(key) ?? false, setOpen }
}

/** Errors by card; a card whose errors are the same as before gets the same object, and is not drawn again. */
function useSteadyErrors(
  entries: readonly ErrorEntry[],
  works: readonly WorkValues[],
): (key: string) => WorkErrors {
  const before = useRef<ReadonlyMap<string, WorkErrors>>(new Map())
  const latest = useRef(works)
  latest.current = works
  // They belong to the cards that were checked: sorted when they arrive, and gone with a card that goes.
  return useMemo(() => {
    const next = workErrors(entries, latest.current)
    for (const [key, errors] of next) {
      const old = before.current.get(key)
      if (old && JSON.stringify(old) === JSON.stringify(errors)) next.set(key, old)
    }
    before.current = next
    return key => next.get(key) ?? noErrors
  }, [entries])
}

function focusFirstFault(root: HTMLElement | null) {
  // The card that holds it may be opening just now.
  setTimeout(() => {
    const fault = root?.querySelector<HTMLElement>('[aria-invalid="true"]')
    fault?.scrollIntoView({ block: 'center' })
    fault?.focus({ preventScroll: true })
  }, 50)
}
