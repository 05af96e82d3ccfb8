import { StepList } from './step-list.tsx'
import type { StepsFormProps } from './steps-types.ts'
import { useSteps } from './use-steps.ts'

/** The steps of one form, which is saved as a whole at its end. */
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
