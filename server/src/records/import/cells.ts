import type { z } from 'zod'
import { importErrors } from '#contract/imports/import-errors.ts'
import { explainIssues } from '#server/operation/explain-issues.ts'
import type { ImportContext, RowProblem } from './import-target.ts'

/** Checks an input by the form's schema. `fieldOf`: field of the form -> field of the import. */
export function validateRow<S extends z.ZodType>(
  schema: S,
  input: unknown,
  fieldOf: Readonly<Record<string, string>> = {},
): { value?: z.output<S>; problems: RowProblem[] } {
  const result = schema.safeParse(input, { reportInput: true })
  if (result.success) return { value: result.data, problems: [] }
  const problems = explainIssues(result.error.issues).map(({ parameter, code, params }) => ({
    field: within(fieldOf, parameter) ?? parameter.replace(/^.*\./, ''),
    code,
    params,
  }))
  return { problems }
}

/** Of `phones` also that of `phones.0.number`. */
const within = (fieldOf: Readonly<Record<string, string>>, parameter: string): string | undefined =>
  Object.entries(fieldOf).find(([of]) => parameter === of || parameter.startsWith(`${of}.`))?.[1]

/** A problem if an earlier row has the same unique value. */
export function duplicateInFile(
  context: ImportContext,
  number: number,
  field: string,
  value: string | null | undefined,
): RowProblem[] {
  const row = earlierRowWith(context, number, field, value)
  return row === undefined ? [] : [{ field, code: importErrors.import_twice_in_file.code, params: { row } }]
}

/** The earlier row that has this value, whatever its case. */
export function earlierRowWith(
  { seen }: ImportContext,
  number: number,
  field: string,
  value: string | null | undefined,
): number | undefined {
  if (!value) return undefined
  const key = `${field}:${value.toLowerCase()}`
  const row = seen.get(key)
  if (row !== undefined && row !== number) return row
  seen.set(key, number)
  return undefined
}
