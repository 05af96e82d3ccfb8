import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import Form from 'antd/es/form'
import { NoFormStyle } from 'antd/es/form/context'
import {
  Fragment,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { PartChoice } from '#contract/parts/part.ts'
import type { SavedWorks } from '#contract/repair-orders/kept-row.ts'
import { maxWorks } from '#contract/repair-orders/repair-order-input.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import type { TypeOfWorkChoice } from '#contract/types-of-work/type-of-work.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import {
  PartsStockContext,
  PartsStockReader,
  type Quantities,
  TypedPricesContext,
  usePartsStock,
} from '#web/features/parts/index.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstFocusable } from '#web/shell/focus/focusable.ts'
import { notify } from '#web/shell/notices.ts'
import { atCurrentPrices, atPrices } from '../prices/saved-prices.ts'
import { useOrderDefaults } from '../values/order-defaults.ts'
import { emptyWork, isBlank, type RepairOrderValues, type WorkValues } from '../values/repair-order-values.ts'
import { filledFrom, partsAddedTo } from '../values/saved-values.ts'
import { newWorkRate, usualRates } from '../values/work-rates.ts'
import { focusFirstError } from './focus-first-error.ts'
import { RemovedWork } from './removed-work.tsx'
import { isFinished, useOpenCards } from './use-open-cards.ts'
import { useScannedWorks } from './use-scanned-works.ts'
import { useSteadyErrors } from './use-steady-errors.ts'
import { WorkCard } from './work-card.tsx'
import { hasErrors } from './work-errors.ts'

interface WorksFieldProps {
  id?: string
  value?: readonly WorkValues[]
  onChange?: (works: WorkValues[]) => void
  entries: readonly ErrorEntry[]
  reserved: Quantities
  orderId: number | undefined
  saved: SavedWorks
  isRevealed: boolean
  disabled: boolean
  ref?: Ref<{ focus: () => void }>
}

/**
 * The types of work as one form field, so that typing into one of 900 part rows renders only that row: a card's
 * object stays the same until that card changes.
 */
export function WorksField(props: WorksFieldProps) {
  const { id, value = none, onChange, entries, reserved, orderId, saved, isRevealed, disabled, ref } = props
  const { t } = useTranslation()
  const { hourly_rate } = useOrderDefaults()
  // What is watched follows one rendering later.
  Form.useWatch('vehicle', { preserve: true })
  const vehicle = Form.useFormInstance().getFieldValue('vehicle') as RepairOrderValues['vehicle'] | undefined
  const usual = useMemo(() => usualRates(vehicle, hourly_rate), [vehicle, hourly_rate])
  const newRate = newWorkRate(vehicle, hourly_rate)
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef({ value, onChange, saved })
  latest.current = { value, onChange, saved }
  const { isOpen, setOpen } = useOpenCards(value)
  const [newKey, setNewKey] = useState<string>()
  // The last removed one, unless it was blank, until works are added or removed.
  const [removed, setRemoved] = useState<{ work: WorkValues; at: number }>()
  const errorsOf = useSteadyErrors(entries, value)
  const partRows = useMemo(() => value.flatMap(work => work.parts), [value])
  const { stock, ids } = usePartsStock(partRows, reserved, orderId)
  const mayTypePrices = useAllowed()('orders-bs.override-price')

  useImperativeHandle(ref, () => ({ focus: () => focusFirstError(root.current) }))

  // Opens the first card with an error.
  const firstBad = isRevealed ? value.find(work => hasErrors(errorsOf(work.key)))?.key : undefined
  useEffect(() => {
    if (firstBad) setOpen(firstBad, true)
  }, [firstBad, setOpen])

  const write = useCallback((change: (works: readonly WorkValues[]) => WorkValues[]) => {
    latest.current.onChange?.(change(latest.current.value))
  }, [])
  // A part that is saved in the order keeps its price when chosen again.
  const changeWork = useCallback(
    (key: string, change: (work: WorkValues) => WorkValues) =>
      write(works =>
        works.map(work =>
          work.key === key ? atPrices(change(work), latest.current.saved, stock.part) : work,
        ),
      ),
    [write, stock],
  )
  const reprice = useCallback(
    (parts: readonly PartChoice[]) => {
      const { value, saved } = latest.current
      const priced = atCurrentPrices(value, parts, saved)
      if (priced !== value) write(() => [...priced])
    },
    [write],
  )
  const fill = useCallback(
    (key: string, choice: TypeOfWorkChoice) => {
      const before = latest.current.value.find(work => work.key === key)
      const names = before ? partsAddedTo(before, choice) : []
      if (names.length > 0)
        notify.info('parts.rows.saved_added_to', { params: { names: names.join('; '), count: names.length } })
      changeWork(key, work => filledFrom(work, choice, usual))
    },
    [changeWork, usual],
  )
  const remove = useCallback(
    (key: string) => {
      const at = latest.current.value.findIndex(work => work.key === key)
      const work = latest.current.value[at]
      setRemoved(work && !isBlank(work, newRate) ? { work, at } : undefined)
      write(works => works.filter(one => one.key !== key))
    },
    [write, newRate],
  )
  useScannedWorks({ root, works: value, stock, disabled, onChange: changeWork, onOpen: setOpen })
  const toggle = useCallback((key: string) => setOpen(key, 'toggle'), [setOpen])

  const undo = removed && !value.some(work => work.key === removed.work.key) && (
    <RemovedWork
      key={removed.work.key}
      name={removed.work.name}
      onUndo={() => {
        setRemoved(undefined)
        write(works => [...works.slice(0, removed.at), removed.work, ...works.slice(removed.at)])
        focusSoon(() => firstFocusable(root.current?.querySelectorAll('.rb-work')[removed.at]))
      }}
    />
  )

  return (
    <div ref={root} id={id} className="rb-works">
      <PartsStockReader stock={stock} ids={ids} vehicleId={vehicle?.id} onRead={reprice} />
      <TypedPricesContext value={mayTypePrices}>
        <PartsStockContext value={stock}>
          {/* Each control shows its own errors. */}
          <NoFormStyle override status>
            {value.map((work, index) => (
              <Fragment key={work.key}>
                {index === removed?.at && undo}
                <WorkCard
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
              </Fragment>
            ))}
            {removed && removed.at >= value.length && undo}
          </NoFormStyle>
        </PartsStockContext>
      </TypedPricesContext>
      <Button
        block
        icon={<PlusOutlined aria-hidden />}
        disabled={disabled || value.length >= maxWorks}
        onClick={() => {
          const added = emptyWork(newRate)
          for (const work of value) if (isFinished(work)) setOpen(work.key, false)
          setOpen(added.key, true)
          setNewKey(added.key)
          setRemoved(undefined)
          write(works => [...works, added])
        }}
      >
        {t('repair-orders.web.add_work')}
      </Button>
    </div>
  )
}

const none: readonly WorkValues[] = []
