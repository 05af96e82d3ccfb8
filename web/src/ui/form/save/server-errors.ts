import type { ErrorEntry } from '#contract/shared/errors.ts'

export type FieldPath = (string | number)[]

export interface PlacedErrors {
  /** By `pathKey`: the field and its messages. */
  fields: Map<string, { name: FieldPath; errors: string[] }>
  /** Errors that no field of the form shows. */
  unplaced: ErrorEntry[]
}

/** `types_of_work.0.name` -> ['types_of_work', 0, 'name'], antd's field path. */
export const fieldPath = (parameter: string): FieldPath =>
  parameter.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part))

export const pathKey = (path: readonly (string | number)[]): string => path.join('.')

/** Assigns each error to its field or the nearest parent field. */
export function placeErrors(
  entries: readonly ErrorEntry[],
  registered: readonly FieldPath[],
  fieldOf: (parameter: string) => FieldPath | undefined = fieldPath,
): PlacedErrors {
  const registeredNames = new Map(registered.map(name => [pathKey(name), name]))
  const placed: PlacedErrors = { fields: new Map(), unplaced: [] }
  for (const entry of entries) {
    const path = entry.source && fieldOf(entry.source.parameter)
    const name = path && nearest(path, registeredNames)
    if (!name) {
      placed.unplaced.push(entry)
      continue
    }
    const field = placed.fields.get(pathKey(name)) ?? { name, errors: [] }
    if (!field.errors.includes(entry.title)) field.errors.push(entry.title)
    placed.fields.set(pathKey(name), field)
  }
  return placed
}

/** Adds the file name to an error about one of several files. `valueAt` reads the form. */
export function namingFile(entry: ErrorEntry, valueAt: (path: FieldPath) => unknown): ErrorEntry {
  const value = entry.source && valueAt(fieldPath(entry.source.parameter))
  return value instanceof File ? { ...entry, title: `${value.name}: ${entry.title}` } : entry
}

/** Whether the error is about one of these fields or something inside it. */
export function isAbout(entry: ErrorEntry, fields: readonly string[]): boolean {
  const parameter = entry.source?.parameter
  return (
    parameter !== undefined && fields.some(field => parameter === field || parameter.startsWith(`${field}.`))
  )
}

/** Indexes of the steps with errors. */
export function badSteps(
  entries: readonly ErrorEntry[],
  steps: readonly { fields: readonly string[] }[],
): number[] {
  return steps.flatMap((step, index) => (entries.some(entry => isAbout(entry, step.fields)) ? [index] : []))
}

function nearest(path: FieldPath, registeredNames: Map<string, FieldPath>): FieldPath | undefined {
  for (let length = path.length; length > 0; length--) {
    const name = registeredNames.get(pathKey(path.slice(0, length)))
    if (name) return name
  }
  return undefined
}
