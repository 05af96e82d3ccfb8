import { createContext, useContext, useState } from 'react'
import { dropTab, readTab, writeTab } from '#web/api/tab-storage.ts'

export interface MendedCell {
  row: number
  field: string
  value: string
}

/** Cells of an import that were typed and not checked yet, kept in the tab until they are. */
export function useUncheckedCells(id: number) {
  const name = `import-${id}`
  const [cells, setCells] = useState(() => readTab<readonly MendedCell[]>(name) ?? [])
  return { cells, keep, drop }

  function keep(typed: readonly MendedCell[]) {
    setCells(typed)
    writeTab(name, typed)
  }

  function drop() {
    setCells([])
    dropTab(name)
  }
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
