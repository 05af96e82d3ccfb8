import { createContext, useContext } from 'react'

export interface MendedCell {
  row: number
  field: string
  value: string
}

const context = createContext<{ cells: readonly MendedCell[]; mend: (cell: MendedCell) => void }>({
  cells: [],
  mend: () => undefined,
})

/** Cells that were typed anew and not checked yet. */
export const MendedCells = context.Provider

export function useMendedCell(row: number, field: string) {
  const { cells, mend } = useContext(context)
  const value = cells.find(cell => cell.row === row && cell.field === field)?.value
  return { value, mend: (typed: string) => mend({ row, field, value: typed }) }
}
