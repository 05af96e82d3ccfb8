import type { Part } from '#contract/parts/part.ts'
import { returnFlowFor } from '#web/ui/form/save/return-flow.ts'

export const partReturnFlow = returnFlowFor<Part>()
