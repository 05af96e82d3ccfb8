import type { z } from 'zod'
import { importErrors } from '#contract/imports/import-errors.ts'
import { explainIssues } from '#server/operation/explain-issues.ts'
import type { ImportContext, RowProblem } from './import-target.ts'

/** Reads `$1,234.50` and `1 234,50`; undefined for an empty cell, NaN if it is no number. */
export function numberOf(cell: string | undefined): number | undefined {
  const text = (cell ?? '').replace(/[\s\u00a0\u202f'$€₽₴]|usd/gi, '')
  if (text === '') return undefined
  const isThousands = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)
  const plain = isThousands ? text.replaceAll(',', '') : text.replace(/^(-?)([\d.]*),(\d+)$/, decimalComma)
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

const decimalComma = (_: string, sign: string, whole: string, part: string) =>
  `${sign}${whole.replaceAll('.', '')}.${part}`

/** Numbers of these fields, and a problem for each invalid cell. */
export function numbersOf<const F extends string>(
  cells: Readonly<Record<string, string>>,
  fields: readonly F[],
): { numbers: Partial<Record<F, number | undefined>>; problems: RowProblem[] } {
  const numbers: Partial<Record<F, number | undefined>> = {}
  const problems: RowProblem[] = []
  for (const field of fields) {
    const number = numberOf(cells[field])
    const isInvalid = Number.isNaN(number)
    if (isInvalid) problems.push({ field, code: importErrors.import_not_a_number.code })
    numbers[field] = isInvalid ? undefined : number
  }
  return { numbers, problems }
}

/** Checks an input by the form's schema. `fieldOf`: field of the form -> field of the import. */
export function validateRow<S extends z.ZodType>(
  schema: S,
  input: unknown,
  fieldOf: Readonly<Record<string, string>> = {},
): { value?: z.output<S>; problems: RowProblem[] } {
  const result = schema.safeParse(input, { reportInput: true })
  if (result.success) return { value: result.data, problems: [] }
  const problems = explainIssues(result.error.issues).map(({ parameter, code, params }) => ({
    field: fieldOf[parameter] ?? parameter.replace(/^.*\./, ''),
    code,
    params,
  }))
  return { problems }
}

/** A problem if an earlier row has the same unique value. */
export function duplicateInFile(
  { seen }: ImportContext,
  number: number,
  field: string,
  value: string | null | undefined,
): RowProblem[] {
  if (!value) return []
  const key = `${field}:${value.toLowerCase()}`
  const row = seen.get(key)
  if (row !== undefined && row !== number)
    return [{ field, code: importErrors.import_twice_in_file.code, params: { row } }]
  seen.set(key, number)
  return []
}
