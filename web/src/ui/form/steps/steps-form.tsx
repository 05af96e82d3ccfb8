import { StepList } from './step-list.tsx'
import type { StepsFormProps } from './steps-types.ts'
import { useSteps } from './use-steps.ts'

/**
 * The steps of one form, which is saved as a whole at its end.
 *
 *   <FormPage form={form} title={t('orders.new')} aside={<Attachments ... />}>
 *     <StepsForm form={form} steps={[
 *       { key: 'vehicle', title: t('orders.vehicle'), fields: ['truck_id', 'trailer_id'], content: <Vehicle />, summary: <VehicleLine /> },
 *       { key: 'work', title: t('orders.types_of_work'), fields: ['types_of_work', 'discount'], content: <Work /> },
 *     ]} />
 *   </FormPage>
 */
export function StepsForm<Values extends object>(props: StepsFormProps<Values>) {
  const { root, isChecking, open, next, ...now } = useSteps(props)
  return (
    <StepList
      {...now}
      ref={root}
      steps={props.steps}
      entries={props.form.entries}
      isBusy={isChecking}
      onOpen={index => open(index)}
      onNext={index => void next(index)}
    />
  )
}
