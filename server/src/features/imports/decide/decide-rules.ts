import { type ImportKind, importFields } from '#contract/imports/import-fields.ts'
import type {
  ImportEvidence,
  ImportRules,
  ImportRulesChoice,
  NameOrder,
} from '#contract/imports/import-rules.ts'
import { decimalSignOf } from '#server/records/import/number-text.ts'
import { isTurnedAtComma } from '#server/records/import/person-name.ts'

export interface DecidedRules {
  rules: ImportRules
  evidence: ImportEvidence
}

/** How cells are taken: what somebody chose, and for the rest what all rows of the file speak for. */
export function decideRules(
  kind: ImportKind,
  columns: Readonly<Record<string, number>>,
  rows: readonly (readonly string[])[],
  chosen: ImportRulesChoice,
): DecidedRules {
  const cellsOf = (fields: readonly string[]) =>
    fields.flatMap(field => {
      const column = columns[field]
      return column === undefined ? [] : rows.map(cells => cells[column] ?? '')
    })
  const fields = importFields[kind]
  const numbers = cellsOf(fields.flatMap(({ field, decimals }) => (decimals === undefined ? [] : field)))
  const names = cellsOf(fields.flatMap(({ field, isPersonName }) => (isPersonName ? field : [])))
  const decided = { decimal: decimalOf(numbers), names: nameOrderOf(names) }
  return {
    rules: {
      decimal: chosen.decimal ?? decided.decimal.value,
      names: chosen.names ?? decided.names.value,
      substitutes: chosen.substitutes ?? {},
    },
    evidence: {
      ...(decided.decimal.shownBy !== undefined && { decimal: decided.decimal.shownBy }),
      ...(decided.names.shownBy !== undefined && { names: decided.names.shownBy }),
    },
  }
}

interface Decision<T> {
  value: T
  /** A cell that speaks for it; none if no cell speaks for anything. */
  shownBy?: string | undefined
}

/** The sign that more numbers of the file prove. */
function decimalOf(cells: readonly string[]): Decision<ImportRules['decimal']> {
  const proofs = { point: [] as string[], comma: [] as string[] }
  for (const cell of cells) {
    const sign = decimalSignOf(cell)
    if (sign === 'point' || sign === 'comma') proofs[sign].push(cell)
  }
  const value = proofs.comma.length > proofs.point.length ? 'comma' : 'point'
  return { value, shownBy: proofs[value][0] }
}

/** `Smith, John`: the last name is first where any name of the column is written so. */
function nameOrderOf(cells: readonly string[]): Decision<NameOrder> {
  const shownBy = cells.find(isTurnedAtComma)
  return { value: shownBy === undefined ? 'first_last' : 'last_first', shownBy }
}
