import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import type { WizardStep } from '#contract/parts-orders/parts-order-input.ts'
import { dropTab, readTab, writeTab } from '#web/api/tab-storage.ts'
import { draftOwner } from '#web/ui/form/draft/draft-backup.ts'
import type { FormBase } from '#web/ui/form/form-types.ts'

interface StepDraft {
  /** The customer it was typed for. */
  buyer: number | null
  typed: object
  base: FormBase<object>
}
type StepDrafts = { [step in WizardStep]?: StepDraft | undefined }

/**
 * Unsaved input of a step, stored in the tab so that a reload keeps it, with the saved values it is based
 * on. Undefined for delivery and payment if the order's customer changed.
 */
export function readStepDraft(order: PartsOrder, step: WizardStep): StepDraft | undefined {
  const kept = readTab<StepDrafts>(nameOf(order.id))?.[step]
  return step === 'customer' || kept?.buyer === buyerIdOf(order) ? kept : undefined
}

/** Stores the values that differ from the saved ones; removes the entry if none do. */
export function storeStepDraft<Values extends object>(
  order: PartsOrder,
  step: WizardStep,
  { values, base }: { values: Values; base: FormBase<Values> },
): void {
  const before = base.values as Record<string, unknown>
  const typed = Object.entries(values).filter(([name, value]) => !isSame(value, before[name]))
  if (typed.length === 0) dropStepDraft(order.id, step)
  else change(order.id, { [step]: { buyer: buyerIdOf(order), typed: Object.fromEntries(typed), base } })
}

/** After the step was saved. */
export const dropStepDraft = (id: number, step: WizardStep): void => change(id, { [step]: undefined })

/** After checkout or deletion. */
export const dropStepDrafts = (id: number): void => dropTab(nameOf(id))

function change(id: number, steps: StepDrafts): void {
  const kept = { ...readTab<StepDrafts>(nameOf(id)), ...steps }
  if (Object.values(kept).every(step => step === undefined)) dropTab(nameOf(id))
  else writeTab(nameOf(id), kept)
}

const nameOf = (id: number): string => `draft.${draftOwner()}.parts-orders.create.${id}`
const buyerIdOf = (order: PartsOrder): number | null => order.customer?.id ?? null
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
