import { plateLabel, vinLabel } from '../labels/vehicle-labels.ts'
import { type TextLine, textOf } from '../text-line.ts'

/** Whether a VIN or a plate is named in this line or the two before it: elsewhere a number may be a policy's. */
export const isNearVehicle = (lines: readonly TextLine[], index: number): boolean =>
  lines
    .slice(Math.max(0, index - 2), index + 1)
    .some(line => vinLabel.test(textOf(line)) || plateLabel.test(textOf(line)))
