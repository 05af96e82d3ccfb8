import { importDoubts } from '#contract/imports/import-doubts.ts'
import { earlierRowWith } from './cells.ts'
import type { ImportContext, RowDoubt } from './import-target.ts'

interface Candidate {
  number: number
  field: string
  /** Records with the same key may be one. */
  key: string
  /** For the message. */
  name: string
  /** Whether the shop has a record with this key. */
  isKnown: boolean
}

/** Doubts about a row that may repeat an earlier row, or a record of the shop. */
export function perhapsTwice(
  context: ImportContext,
  { number, field, key, name, isKnown }: Candidate,
): RowDoubt[] {
  const row = earlierRowWith(context, number, field, key)
  const unchanged = { field, before: name, after: name }
  return [
    ...(row === undefined
      ? []
      : [{ ...unchanged, code: importDoubts.import_perhaps_twice.code, params: { row } }]),
    ...(isKnown ? [{ ...unchanged, code: importDoubts.import_perhaps_known.code, params: { name } }] : []),
  ]
}
