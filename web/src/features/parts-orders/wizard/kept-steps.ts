import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import type { WizardStep } from '#contract/parts-orders/parts-order-input.ts'
import { dropTab, readTab, writeTab } from '#web/api/tab-storage.ts'
import { draftOwner } from '#web/ui/form/draft-backup.ts'

type Buyer = number | null
type Kept = Partial<Record<WizardStep, { buyer: Buyer; typed: object }>>

/**
 * What is typed into a step and not saved yet, kept in the tab as long as the draft that it belongs to: a reload loses
 * nothing. Undefined too where it was typed for another customer than the order has now.
 */
export function keptTyping(order: PartsOrder, step: WizardStep): object | undefined {
  const kept = readTab<Kept>(nameOf(order.id))?.[step]
  return kept?.buyer === buyerIdOf(order) ? kept.typed : undefined
}

/** Of the values of a step those that the order has not; none of them: there is nothing to keep. */
export function keepTyping(order: PartsOrder, step: WizardStep, values: object, saved: object): void {
  const before = saved as Record<string, unknown>
  const typed = Object.entries(values).filter(([name, value]) => !isSame(value, before[name]))
  if (typed.length === 0) dropTyping(order.id, step)
  else change(order.id, { [step]: { buyer: buyerIdOf(order), typed: Object.fromEntries(typed) } })
}

/** The step is saved. */
export const dropTyping = (id: number, step: WizardStep): void => change(id, { [step]: undefined })

/** The draft goes. */
export const dropAllTyping = (id: number): void => dropTab(nameOf(id))

function change(id: number, steps: { [step in WizardStep]?: Kept[step] | undefined }): void {
  const kept = { ...readTab<Kept>(nameOf(id)), ...steps }
  if (Object.values(kept).every(step => step === undefined)) dropTab(nameOf(id))
  else writeTab(nameOf(id), kept)
}

const nameOf = (id: number): string => `draft.${draftOwner()}.parts-orders.create.${id}`
const buyerIdOf = (order: PartsOrder): Buyer => order.customer?.id ?? null
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
