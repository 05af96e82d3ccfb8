import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { IconAction } from '../actions/icon-action.tsx'
import { StepErrors } from './step-errors.tsx'
import type { StepsFormProps } from './steps-types.ts'
import { useSteps } from './use-steps.ts'
import './form.css'

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
export function StepsForm<Values extends object>(props: StepsFormProps<Values>) {
  const { form, steps } = props
  const { t } = useTranslation()
  const { root, current, reached, bad, isChecking, open, next } = useSteps(props)
  return (
    <ol ref={root} className="rb-steps">
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
                  onClick={() => open(index)}
                />
              )}
            </div>
            {!isCurrent && index <= reached && step.summary}
            {!isCurrent && isBad && <StepErrors entries={form.entries} fields={step.fields} />}
            <div hidden={!isCurrent}>
              {step.content}
              {isCurrent && (
                <div className="rb-step-nav">
                  {index > 0 && <Button onClick={() => open(index - 1)}>{t('ui.steps.previous')}</Button>}
                  {index < steps.length - 1 && (
                    <Button type="primary" loading={isChecking} onClick={() => void next(index)}>
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
