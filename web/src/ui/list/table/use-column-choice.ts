import { useState } from 'react'
import { dropStored, readStored, writeStored } from '#web/api/local-storage.ts'

export interface ColumnChoice {
  /** Names in their order; null: as the list has them. */
  names: readonly string[] | null
  /** Null goes back to those of the view, or of the list. */
  choose: (names: readonly string[] | null) => void
  /** What was changed of a view's columns; it is opened as it was saved. */
  forget: (viewId: number) => void
}

/** Which columns a person has chosen for a list, or changed of one of its views; kept in this browser. */
export function useColumnChoice(
  listName: string,
  viewId: number | undefined,
  ofView: readonly string[] | null | undefined,
): ColumnChoice {
  const [, setCount] = useState(0)
  const nameOf = (id: number | undefined) => `list.${listName}.columns${id ? `.${id}` : ''}`
  const name = nameOf(viewId)
  return {
    names: readStored<string[]>(name) ?? ofView ?? null,
    choose(names) {
      if (names) writeStored(name, names)
      else dropStored(name)
      setCount(count => count + 1)
    },
    forget: id => dropStored(nameOf(id)),
  }
}
