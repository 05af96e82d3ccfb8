import type { ErrorEntry } from '#contract/shared/errors.ts'

/** By the id of the row. */
export interface RowEdits<Edit> {
  /** Typed and not confirmed as saved. */
  pending: ReadonlyMap<number, Edit>
  /** Why a row was not saved; empty if the server was not reached. */
  errors: ReadonlyMap<number, readonly ErrorEntry[]>
}

interface RowSavesOptions<Edit> {
  /** The first edit of a saved row. */
  begun: (rowId: number) => void
  /** Rejects with the refusal. */
  save: (rowId: number, edit: Edit) => Promise<void>
  entriesOf: (failure: unknown) => readonly ErrorEntry[]
  changed: (edits: RowEdits<Edit>) => void
  pauseMs: number
}

/**
 * Edits of an order's rows: saved after a pause in typing, one at a time, only the newest of each. A refused edit
 * stays and is retried with the next change or with saveAll.
 */
export function rowSaves<Edit extends object>({
  begun,
  save,
  entriesOf,
  changed,
  pauseMs,
}: RowSavesOptions<Edit>) {
  const pending = new Map<number, Edit>()
  const errors = new Map<number, readonly ErrorEntry[]>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let queue: Promise<unknown> = Promise.resolve()

  const tell = () => changed({ pending: new Map(pending), errors: new Map(errors) })
  /** After running saves. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  return {
    edit(rowId: number, edit: Edit) {
      if (!pending.has(rowId)) begun(rowId)
      pending.set(rowId, { ...pending.get(rowId), ...edit } as Edit)
      clearTimeout(timers.get(rowId))
      timers.set(
        rowId,
        setTimeout(() => saveSoon(rowId), pauseMs),
      )
      tell()
    },
    inTurn,
    /** The row was removed, with its edit. Returns whether there was one. */
    forget(rowId: number): boolean {
      clearTimeout(timers.get(rowId))
      timers.delete(rowId)
      const wasKnown = pending.delete(rowId)
      if (errors.delete(rowId) || wasKnown) tell()
      return wasKnown
    },
    /** Saves pending edits at once; resolves to whether all are saved. */
    async saveAll(): Promise<boolean> {
      for (const rowId of pending.keys()) saveSoon(rowId)
      await inTurn(() => Promise.resolve())
      return pending.size === 0
    },
  }

  function saveSoon(rowId: number) {
    clearTimeout(timers.get(rowId))
    timers.delete(rowId)
    void inTurn(() => saveNewest(rowId))
  }

  async function saveNewest(rowId: number) {
    const edit = pending.get(rowId)
    if (!edit) return
    try {
      await save(rowId, edit)
      errors.delete(rowId)
    } catch (failure) {
      const isOld = pending.get(rowId) !== edit
      if (!isOld) errors.set(rowId, entriesOf(failure))
      tell()
      return
    }
    // A newer edit is saved after its own pause.
    if (pending.get(rowId) === edit) pending.delete(rowId)
    tell()
  }
}
