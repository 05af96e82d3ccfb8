import type { z } from 'zod'
import { type FieldCheck, fieldCheck } from './field-checks.ts'
import { takenValues, type UniqueValue } from './unique-values.ts'

/** Of each value as soon as it fits: that another record has it. `input` is what the endpoint takes, by field. */
export const uniqueChecks = (uniques: readonly UniqueValue[], input: z.ZodObject): FieldCheck[] =>
  uniques.map(unique =>
    fieldCheck(
      input.pick(
        Object.fromEntries(
          [unique.column, ...(unique.within ? [unique.within] : [])].map(name => [name, true]),
        ) as object,
      ),
      (context, fields, { id }) => takenValues(context, [unique], fields, id),
    ),
  )
