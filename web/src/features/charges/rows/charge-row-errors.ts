import type { ErrorEntry } from '#contract/shared/errors.ts'

/** Sentences by key of the row, then by field; '' for the whole row. */
export type ChargeErrors = Readonly<Record<string, Readonly<Record<string, string>>>>

/** `path` is the list's parameter, such as `charges`. */
export function chargeRowErrors(
  entries: readonly ErrorEntry[],
  path: string,
  sent: readonly { key: string }[],
): ChargeErrors {
  const errors: Record<string, Record<string, string>> = {}
  for (const { source, title } of entries) {
    const parameter = source?.parameter ?? ''
    if (!parameter.startsWith(`${path}.`)) continue
    const [index, field = ''] = parameter.slice(path.length + 1).split('.')
    const key = sent[Number(index)]?.key
    if (key) errors[key] = { ...errors[key], [field]: title }
  }
  return errors
}
