import type { FirstSteps } from '#contract/company/first-steps.ts'

export const areStepsOpen = ({ steps, is_dismissed }: FirstSteps): boolean =>
  !is_dismissed && steps.some(step => !step.is_done)
