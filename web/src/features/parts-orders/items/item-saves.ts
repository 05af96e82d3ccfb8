import type { ErrorEntry } from '#contract/shared/errors.ts'

/** What is typed into the row of an item, and only that; null: the field is empty. */
export interface ItemEdit {
  quantity?: number | null
  discount?: number | null
}

export interface ItemEdits {
  /** Typed, and not known to be saved. */
  pending: ReadonlyMap<number, ItemEdit>
  /** Why an item could not be saved; empty where the server was not reached. */
  errors: ReadonlyMap<number, readonly ErrorEntry[]>
}

interface ItemSavesOptions {
  /** The first key in a row that is saved. */
  begun: (itemId: number) => void
  /** Saves one; throws what it was refused for. */
  save: (itemId: number, edit: ItemEdit) => Promise<void>
  entriesOf: (failure: unknown) => readonly ErrorEntry[]
  changed: (edits: ItemEdits) => void
  pauseMs: number
}

/**
 * Edits of the items of an order: each is saved after a pause in typing, one after the other, and of several only the
 * newest. What was refused stays as it was typed, and is tried again with the next change or when all are saved.
 */
export function itemSaves({ begun, save, entriesOf, changed, pauseMs }: ItemSavesOptions) {
  const pending = new Map<number, ItemEdit>()
  const errors = new Map<number, readonly ErrorEntry[]>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let queue: Promise<unknown> = Promise.resolve()

  const tell = () => changed({ pending: new Map(pending), errors: new Map(errors) })
  /** After what is under way already. */
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
    /** The item is gone, and what was typed about it. Answers whether something was. */
    forget(itemId: number): boolean {
      clearTimeout(timers.get(itemId))
      timers.delete(itemId)
      const wasKnown = pending.delete(itemId)
      if (errors.delete(itemId) || wasKnown) tell()
      return wasKnown
    },
    /** Saves at once whatever is not saved; answers whether all of it is. */
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
    // Something newer was typed meanwhile: it is saved after its own pause.
    if (pending.get(itemId) === edit) pending.delete(itemId)
    tell()
  }
}
