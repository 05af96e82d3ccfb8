import { useState } from 'react'
import { dropStored, readStored, writeStored } from '#web/api/local-storage.ts'

export interface ColumnChoice {
  /** In order; null: the default columns. */
  names: readonly string[] | null
  /** Null resets to the columns of the view or list. */
  choose: (names: readonly string[] | null) => void
  /** Discards changes to a view's columns. */
  forget: (viewId: number) => void
}

/** The columns chosen for a list or one of its views, stored in this browser. */
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
