import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import type { WizardStep } from '#contract/parts-orders/parts-order-input.ts'
import { dropTab, readTab, writeTab } from '#web/api/tab-storage.ts'
import { draftOwner } from '#web/ui/form/draft/draft-backup.ts'
import type { FormBase } from '#web/ui/form/form-types.ts'

interface KeptStep {
  /** The customer that it was typed for. */
  buyer: number | null
  typed: object
  base: FormBase<object>
}
type KeptSteps = { [step in WizardStep]?: KeptStep | undefined }

/**
 * What is typed into a step and not saved yet, kept in the tab as long as the draft that it belongs to: a reload loses
 * nothing. With it what it was typed over, which may have been saved elsewhere since. How it is delivered and paid is
 * undefined too where it was typed for another customer than the order has now.
 */
export function keptTyping(order: PartsOrder, step: WizardStep): KeptStep | undefined {
  const kept = readTab<KeptSteps>(nameOf(order.id))?.[step]
  return step === 'customer' || kept?.buyer === buyerIdOf(order) ? kept : undefined
}

/** Of the values of a step those that what it goes over has not; none of them: there is nothing to keep. */
export function keepTyping<Values extends object>(
  order: PartsOrder,
  step: WizardStep,
  { values, base }: { values: Values; base: FormBase<Values> },
): void {
  const before = base.values as Record<string, unknown>
  const typed = Object.entries(values).filter(([name, value]) => !isSame(value, before[name]))
  if (typed.length === 0) dropTyping(order.id, step)
  else change(order.id, { [step]: { buyer: buyerIdOf(order), typed: Object.fromEntries(typed), base } })
}

/** The step is saved. */
export const dropTyping = (id: number, step: WizardStep): void => change(id, { [step]: undefined })

/** The draft is one no more. */
export const dropAllTyping = (id: number): void => dropTab(nameOf(id))

function change(id: number, steps: KeptSteps): void {
  const kept = { ...readTab<KeptSteps>(nameOf(id)), ...steps }
  if (Object.values(kept).every(step => step === undefined)) dropTab(nameOf(id))
  else writeTab(nameOf(id), kept)
}

const nameOf = (id: number): string => `draft.${draftOwner()}.parts-orders.create.${id}`
const buyerIdOf = (order: PartsOrder): number | null => order.customer?.id ?? null
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
