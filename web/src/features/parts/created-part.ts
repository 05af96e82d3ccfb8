import type { Part } from '#contract/parts/part.ts'
import { returnFlowFor } from '#web/ui/form/save/return-flow.ts'

/** The return flow for creating a part of a delivery. */
export const partReturnFlow = returnFlowFor<Part>()
