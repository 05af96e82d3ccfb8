import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import Button from 'antd/es/button'
import { type Ref, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { IconAction } from '../../actions/icon-action.tsx'
import { StepErrors } from './step-errors.tsx'
import type { FormStep } from './steps-types.ts'
import '../form.css'

interface StepListProps {
  ref: Ref<HTMLOListElement>
  steps: readonly FormStep[]
  /** Indexes of the open step and the furthest one reached. */
  current: number
  reached: number
  /** Steps with errors. */
  bad: readonly number[]
  /** The errors of the last validation, for all steps. */
  entries: readonly ErrorEntry[]
  /** The step is being validated. */
  isBusy: boolean
  onOpen: (index: number) => void
  onNext: (index: number) => void
}

/** One step is open at a time; closed ones stay mounted and keep what was typed. */
export function StepList(props: StepListProps) {
  const { ref, steps, current, reached, bad, entries, isBusy, onOpen, onNext } = props
  const { t } = useTranslation()
  // Closed steps render after the visible ones.
  const hasClosed = useDeferredValue(true, false)
  return (
    <ol ref={ref} className="rb-steps">
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
              {isDone ? <CheckOutlined aria-hidden /> : index + 1}
            </span>
            <div className="rb-step-head">
              <h2 tabIndex={-1}>{step.title}</h2>
              {isBad && <span className="rb-visually-hidden">{t('ui.steps.has_errors')}</span>}
              {!isCurrent && index <= reached && (
                <IconAction
                  label={t('ui.steps.edit', { step: step.title })}
                  icon={<EditOutlined aria-hidden />}
                  onClick={() => onOpen(index)}
                />
              )}
            </div>
            {!isCurrent && index <= reached && step.summary}
            {!isCurrent && isBad && <StepErrors entries={entries} fields={step.fields} />}
            <div hidden={!isCurrent}>
              {(isCurrent || hasClosed) && step.content}
              {isCurrent && (
                <div className="rb-step-nav">
                  {index > 0 && <Button onClick={() => onOpen(index - 1)}>{t('ui.steps.previous')}</Button>}
                  {index < steps.length - 1 && (
                    <Button type="primary" loading={isBusy} onClick={() => onNext(index)}>
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
}
