import type { ReactNode } from 'react'
import type { RecordForm } from '../form-types.ts'

export interface FormStep {
  key: string
  title: string
  /** Server parameters (their first parts) that are edited in this step. */
  fields: readonly string[]
  content: ReactNode
  /** Shown when the step is completed. */
  summary?: ReactNode
}

export interface StepsFormProps<Values extends object> {
  form: RecordForm<Values>
  steps: readonly FormStep[]
  /** Index of the first step. On an edit all steps can be opened at once. */
  startAt?: number
  /** The step to open when a restored draft has errors before any submit. Default: the first with errors. */
  restoredErrorStep?: number
  /** Replaces the validation of this step: returns whether the next may be opened. */
  onNext?: (index: number) => Promise<boolean>
  onStep?: (index: number) => void
}
