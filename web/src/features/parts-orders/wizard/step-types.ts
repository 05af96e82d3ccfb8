import type { ReactNode } from 'react'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import type { WizardStep } from '#contract/parts-orders/parts-order-input.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'

/** A mounted step, for the wizard. */
export interface StepHandle {
  isDirty: () => boolean
  /** Resolves to whether it was saved; otherwise its fields show the errors. */
  save: () => Promise<boolean>
  /** The order was saved by another form of this page. */
  basedOn: (order: PartsOrder) => void
  /** Validates on the server and shows the errors. */
  show: () => void
}

/** The wizard, for its steps. */
export interface Wizard {
  order: PartsOrder
  register: (step: WizardStep, handle: StepHandle | null) => void
  showErrors: (step: WizardStep, entries: readonly ErrorEntry[]) => void
  /** After a save. */
  took: (order: PartsOrder) => void
  /** Runs after earlier saves of single choices, and before the step is saved. */
  inTurn: (save: () => Promise<unknown>) => void
}

export interface WizardStepView {
  key: WizardStep
  title: string
  /** Server parameters edited in it. */
  fields: readonly string[]
  content: ReactNode
  summary: ReactNode
}
