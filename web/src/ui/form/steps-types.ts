import type { ReactNode } from 'react'
import type { RecordForm } from './form-types.ts'

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
