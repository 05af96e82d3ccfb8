import { z } from 'zod'
import { type FieldCheck, fieldCheck } from './field-checks.ts'
import { takenValues, type UniqueValue } from './unique-values.ts'

/** One check per unique value. `input`: the endpoint's body. */
export const uniqueChecks = (uniques: readonly UniqueValue[], input: z.ZodObject): FieldCheck[] =>
  uniques.map(unique =>
    fieldCheck(
      z.object(
        Object.fromEntries(
          [unique.column, ...(unique.within ? [unique.within] : [])].map(name => [name, input.shape[name]]),
        ),
      ),
      (context, fields, { id }) => takenValues(context, [unique], fields, id),
    ),
  )
