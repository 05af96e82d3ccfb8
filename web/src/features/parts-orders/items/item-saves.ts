import type { ErrorEntry } from '#contract/shared/errors.ts'

/** The typed fields of an item; null: emptied. */
export interface ItemEdit {
  quantity?: number | null
  discount?: number | null
}

export interface ItemEdits {
  /** Typed and not confirmed as saved. */
  pending: ReadonlyMap<number, ItemEdit>
  /** Why an item was not saved; empty if the server was not reached. */
  errors: ReadonlyMap<number, readonly ErrorEntry[]>
}

interface ItemSavesOptions {
  /** The first edit of a saved row. */
  begun: (itemId: number) => void
  /** Rejects with the refusal. */
  save: (itemId: number, edit: ItemEdit) => Promise<void>
  entriesOf: (failure: unknown) => readonly ErrorEntry[]
  changed: (edits: ItemEdits) => void
  pauseMs: number
}

/**
 * Edits of items: saved after a pause in typing, one at a time, only the newest of each. A refused edit
 * stays and is retried with the next change or with saveAll.
 */
export function itemSaves({ begun, save, entriesOf, changed, pauseMs }: ItemSavesOptions) {
  const pending = new Map<number, ItemEdit>()
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
    edit(itemId: number, edit: ItemEdit) {
      if (!pending.has(itemId)) begun(itemId)
      pending.set(itemId, { ...pending.get(itemId), ...edit })
      clearTimeout(timers.get(itemId))
      timers.set(
        itemId,
        setTimeout(() => saveSoon(itemId), pauseMs),
      )
      tell()
    },
    inTurn,
    /** The item was removed, with its edit. Returns whether there was one. */
    forget(itemId: number): boolean {
      clearTimeout(timers.get(itemId))
      timers.delete(itemId)
      const wasKnown = pending.delete(itemId)
      if (errors.delete(itemId) || wasKnown) tell()
      return wasKnown
    },
    /** Saves pending edits at once; resolves to whether all are saved. */
    async saveAll(): Promise<boolean> {
      for (const itemId of pending.keys()) saveSoon(itemId)
      await inTurn(() => Promise.resolve())
      return pending.size === 0
    },
  }

  function saveSoon(itemId: number) {
    clearTimeout(timers.get(itemId))
    timers.delete(itemId)
    void inTurn(() => saveNewest(itemId))
  }

  async function saveNewest(itemId: number) {
    const edit = pending.get(itemId)
    if (!edit) return
    try {
      await save(itemId, edit)
      errors.delete(itemId)
    } catch (failure) {
      const isOld = pending.get(itemId) !== edit
      if (!isOld) errors.set(itemId, entriesOf(failure))
      tell()
      return
    }
    // A newer edit is saved after its own pause.
    if (pending.get(itemId) === edit) pending.delete(itemId)
    tell()
  }
}
