import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import Button from 'antd/es/button'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { IconAction } from '../actions/icon-action.tsx'
import type { RecordForm } from './form-types.ts'
import { badSteps, isAbout } from './server-errors.ts'
import { placeInSteps, type StepsPlace } from './steps-place.ts'
import './form.css'

export interface FormStep {
  key: string
  /** Translated already. */
  title: string
  /** Server parameters (their first parts) that are mended in this step. */
  fields: readonly string[]
  content: ReactNode
  /** What the step holds, once it is done. */
  summary?: ReactNode
}

export interface StepsFormProps<Values extends object> {
  form: RecordForm<Values>
  steps: readonly FormStep[]
  /** Index of the step to begin with. On an edit all steps can be opened at once. */
  startAt?: number
  /** The step that opens when a restore is found wanting at once, wherever the errors are. Default: the first with errors. */
  wantingAt?: number
  /** Instead of validating this step's fields: answers whether the next one may be entered. */
  onNext?: (index: number) => Promise<boolean>
  onStep?: (index: number) => void
}

/**
 * Steps one below the other. All fields stay in the page: a step that is closed keeps what was typed.
 *
 *   <FormPage form={form} title={t('orders.new')} aside={<Attachments ... />}>
 *     <StepsForm form={form} steps={[
 *       { key: 'vehicle', title: t('orders.vehicle'), fields: ['truck_id', 'trailer_id'], content: <Vehicle />, summary: <VehicleLine /> },
 *       { key: 'work', title: t('orders.types_of_work'), fields: ['types_of_work', 'discount'], content: <Work /> },
 *     ]} />
 *   </FormPage>
 */
export function StepsForm<Values extends object>({
  form,
  steps,
  startAt = 0,
  wantingAt,
  onNext,
  onStep,
}: StepsFormProps<Values>) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState(startAt)
  // What is there already can be opened anywhere.
  const [reached, setReached] = useState(form.mode === 'create' ? startAt : steps.length - 1)
  const [isChecking, setChecking] = useState(false)
  // Steps that were passed, or all of them after a submit, tell of their errors.
  const [isRevealed, setRevealed] = useState(false)
  // The step that could not be left: red until it is mended.
  const [held, setHeld] = useState<number>()
  const bad = badSteps(form.entries, steps).filter(index => isRevealed || index < reached || index === held)

  useEffect(() => {
    form.onShowErrors.current = (entries, isAtOnce) => {
      const [firstBad] = badSteps(entries, steps)
      const first = isAtOnce ? (wantingAt ?? firstBad) : firstBad
      flushSync(() => {
        setRevealed(true)
        if (first !== undefined) open(first)
      })
    }
    form.place.current = {
      now: (): StepsPlace => ({ step: current, reached }),
      restore: place => {
        const found = placeInSteps(place, steps.length)
        if (!found) return
        setReached(now => Math.max(now, found.reached))
        setCurrent(found.step)
        onStep?.(found.reached)
      },
    }
    return () => {
      form.onShowErrors.current = undefined
      form.place.current = undefined
    }
  })

  return (
    <ol className="rb-steps">
      {steps.map((step, index) => {
        const isCurrent = index === current
        const isBad = bad.includes(index)
        const isDone = !isCurrent && index <= reached && !isBad
        return (
          <li
            key={step.key}
            aria-current={isCurrent ? 'step' : undefined}
            className={`rb-step ${isCurrent ? 'rb-step-current' : isDone ? 'rb-step-done' : 'rb-step-waiting'} ${isBad ? 'rb-step-bad' : ''}`}
          >
            <span className="rb-step-mark" aria-hidden="true">
              {isDone ? <CheckOutlined /> : index + 1}
            </span>
            <div className="rb-step-head">
              <h2>{step.title}</h2>
              {isBad && <span className="rb-visually-hidden">{t('ui.steps.has_errors')}</span>}
              {!isCurrent && index <= reached && (
                <IconAction
                  label={t('ui.steps.edit', { step: step.title })}
                  icon={<EditOutlined />}
                  onClick={() => open(index)}
                />
              )}
            </div>
            {!isCurrent && index <= reached && step.summary}
            {!isCurrent && isBad && <StepFaults entries={form.entries} fields={step.fields} />}
            <div hidden={!isCurrent}>
              {step.content}
              {isCurrent && (
                <div className="rb-step-nav">
                  {index > 0 && <Button onClick={() => open(index - 1)}>{t('ui.steps.previous')}</Button>}
                  {index < steps.length - 1 && (
                    <Button type="primary" loading={isChecking} onClick={() => void next(step, index)}>
                      {t('ui.steps.next')}
                    </Button>
                  )}
                  <span className="rb-step-count">
                    {t('ui.steps.count', { n: index + 1, total: steps.length })}
                  </span>
                </div>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )

  function open(index: number) {
    setCurrent(index)
    setReached(now => Math.max(now, index))
    onStep?.(index)
    form.moved()
  }

  async function next(step: FormStep, index: number) {
    if (isChecking) return
    setChecking(true)
    try {
      const mayGo = onNext
        ? await onNext(index)
        : (await form.check(entry => isAbout(entry, step.fields))).length === 0
      setHeld(mayGo ? undefined : index)
      if (mayGo) open(index + 1)
    } finally {
      setChecking(false)
    }
  }
}

/** What is wrong in a closed step: its fields, which say it themselves, are out of sight. */
function StepFaults({ entries, fields }: { entries: readonly ErrorEntry[]; fields: readonly string[] }) {
  const titles = new Set(entries.filter(entry => isAbout(entry, fields)).map(entry => entry.title))
  return (
    <ul className="rb-step-faults">
      {[...titles].map(title => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}
