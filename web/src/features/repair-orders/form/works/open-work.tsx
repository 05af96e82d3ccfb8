import { useCallback, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxPartRows } from '#contract/repair-orders/repair-order-input.ts'
import type { TypeOfWorkChoice } from '#contract/types-of-work/type-of-work.ts'
import { useSeesCosts } from '#web/access/use-sees-costs.ts'
import { ChargeRows } from '#web/features/charges/index.ts'
import { addQuantities, emptyPartRow, PartRows, type PartRowValues } from '#web/features/parts/index.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { notify } from '#web/shell/notices.ts'
import { pointerReleased } from '#web/ui/form/save/pointer-release.ts'
import { useWorkCharges } from '../charges/use-work-charges.ts'
import { amountsOf } from '../prices/priced-repair-order.ts'
import { useStaysOpen } from '../use-stays-open.ts'
import { hasFindings, type WorkValues } from '../values/repair-order-values.ts'
import { RateTag } from './rate-tag.tsx'
import type { WorkCardProps } from './work-card.tsx'
import { WorkFindingFields } from './work-finding-fields.tsx'
import { WorkFoot } from './work-foot.tsx'
import { WorkHead } from './work-head.tsx'

const fields = ['name', 'duration', 'hourly_rate'] as const

/** Head, rows and foot re-render only when their own data changes. */
export function OpenWork(props: WorkCardProps) {
  const { work, errors, isRevealed, canRemove, disabled, onToggle, onChange, onFill, onRemove } = props
  const { t } = useTranslation()
  const [touched, setTouched] = useState<Readonly<Record<string, boolean>>>({})
  const [showsFindings, showFindings] = useStaysOpen(hasFindings(work))
  const errorId = useId()
  const amounts = amountsOf(work)
  const hasCosts = useSeesCosts()
  const { key } = work
  const finder = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLTableSectionElement>(null)

  // An error below the field would move a button before its click.
  const touch = useCallback((field: string) => {
    void pointerReleased().then(() => setTouched(now => (now[field] ? now : { ...now, [field]: true })))
  }, [])
  const change = useCallback(
    (changed: Partial<WorkValues>) => onChange(key, now => ({ ...now, ...changed })),
    [key, onChange],
  )
  const fill = useCallback((choice: TypeOfWorkChoice) => onFill(key, choice), [key, onFill])
  const close = useCallback(() => onToggle(key), [key, onToggle])
  const remove = useCallback(() => onRemove(key), [key, onRemove])
  const parts = useRef(work.parts)
  parts.current = work.parts
  const changePart = useCallback(
    (rowKey: string, changed: Partial<PartRowValues>) => {
      const { part } = changed
      const first = part && parts.current.find(row => row.key !== rowKey && row.part?.id === part.id)
      if (!first) {
        onChange(key, now => ({
          ...now,
          parts: now.parts.map(row => (row.key === rowKey ? { ...row, ...changed } : row)),
        }))
        return
      }
      // The same part again adds to its row.
      onChange(key, now => ({
        ...now,
        parts: now.parts
          .filter(row => row.key !== rowKey)
          .map(row =>
            row.key === first.key
              ? { ...row, quantity: addQuantities(row.quantity, changed.quantity ?? 1) }
              : row,
          ),
      }))
      notify.info('parts.rows.added_to_first', { params: { name: part.name } })
      focusSoon(() => firstField(rows.current?.querySelector(`[data-key="${first.key}"]`)))
    },
    [key, onChange],
  )
  const addPart = useCallback(() => {
    onChange(key, now =>
      now.parts.length < maxPartRows ? { ...now, parts: [...now.parts, emptyPartRow()] } : now,
    )
    focusSoon(() => firstField(rows.current?.lastElementChild))
  }, [key, onChange])
  const openFindings = useCallback(() => {
    showFindings()
    focusSoon(() => firstField(finder.current))
  }, [showFindings])
  const charges = useWorkCharges(key, onChange)
  const removePart = useCallback(
    (rowKey: string) =>
      onChange(key, now => ({ ...now, parts: now.parts.filter(row => row.key !== rowKey) })),
    [key, onChange],
  )

  const [nameError, durationError, rateError] = fields.map(field =>
    isRevealed || touched[field] ? errors.fields[field] : undefined,
  )
  const sentences = [
    ...[nameError, durationError, rateError].map(
      (sentence, index) => sentence && `${t(`repair-orders.web.work_${fields[index]}`)}: ${sentence}`,
    ),
    isRevealed ? errors.fields[''] : undefined,
  ].filter(sentence => sentence !== undefined)

  return (
    <>
      <WorkHead
        name={work.name}
        duration={work.duration}
        rate={work.hourly_rate}
        nameError={nameError}
        durationError={durationError}
        rateError={rateError}
        errorId={errorId}
        isNew={props.isNew}
        canRemove={canRemove}
        disabled={disabled}
        onTouch={touch}
        onChange={change}
        onFill={fill}
        onClose={close}
        onRemove={remove}
      />
      <RateTag work={work} />
      {showsFindings && (
        <WorkFindingFields
          ref={finder}
          complaint={work.complaint}
          cause={work.cause}
          correction={work.correction}
          errors={errors.fields}
          disabled={disabled}
          onChange={change}
        />
      )}
      <PartRows
        ref={rows}
        rows={work.parts}
        errors={errors.parts}
        priceErrors={errors.prices}
        disabled={disabled}
        onChange={changePart}
        onRemove={removePart}
        onAdd={addPart}
      />
      <ChargeRows
        ref={charges.list}
        rows={work.charges}
        amounts={amounts.charge_amounts}
        errors={errors.charges}
        isRevealed={isRevealed}
        hasCosts={hasCosts}
        disabled={disabled}
        onChange={charges.change}
        onRemove={charges.remove}
      />
      <WorkFoot
        total={amounts.total}
        rows={work.parts.length}
        charges={work.charges.length}
        isSaved={work.save_to_the_list}
        disabled={disabled}
        onAddPart={addPart}
        onAddCharge={charges.add}
        onAddFindings={showsFindings ? undefined : openFindings}
        onChange={change}
      />
      <div id={errorId} role="alert" className="rb-work-errors">
        {sentences.map(sentence => (
          <div key={sentence}>{sentence}</div>
        ))}
      </div>
    </>
  )
}
