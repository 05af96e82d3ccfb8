import type { ReactNode } from 'react'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import type { WizardStep } from '#contract/parts-orders/parts-order-input.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'

/** What the wizard asks of a step that is there. */
export interface StepHandle {
  /** Whether something was typed that is not saved. */
  isDirty: () => boolean
  /** Saves it; answers whether it is saved. What is wrong stands at its fields then. */
  save: () => Promise<boolean>
  /** The order was saved beside it, by the same person. */
  basedOn: (order: PartsOrder) => void
  /** Asks the server what is wrong in it, and shows it. */
  show: () => void
}

/** What a step asks of the wizard. */
export interface Wizard {
  order: PartsOrder
  register: (step: WizardStep, handle: StepHandle | null) => void
  /** What the server says is wrong in a step. */
  showErrors: (step: WizardStep, entries: readonly ErrorEntry[]) => void
  /** A save has answered. */
  took: (order: PartsOrder) => void
  /** After what is being saved of single choices, and before the step is. */
  inTurn: (save: () => Promise<unknown>) => void
}

export interface WizardStepView {
  key: WizardStep
  title: string
  /** Server parameters that are edited in it. */
  fields: readonly string[]
  content: ReactNode
  summary: ReactNode
}
