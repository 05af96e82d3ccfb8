export interface Errand<Created, Kept = never> {
  /** Marks the way there, so that no other record that is created meanwhile is brought. */
  id: string
  /** Path of the form that needs the record. */
  from: string
  /** What that form began with and no draft holds, such as files. */
  kept: Kept | undefined
  created?: Created
}

/** A form leaves for another one to come back with the record that is created there. */
export function errandFor<Created, Kept = never>() {
  let errand: Errand<Created, Kept> | null = null
  return {
    /** The form at this path leaves; the answer is the state to go with. */
    leave(from: string, kept?: Kept): { errand: string } {
      errand = { id: crypto.randomUUID(), from, kept }
      return { errand: errand.id }
    },
    /** A record was created on a page that was opened with this state: for the form that waits for it, if any does. */
    bring(created: Created, state: unknown): void {
      if (errand && errand.id === (state as { errand?: string }).errand) errand.created = created
    },
    /**
     * Asked once by a form when it opens: whether the user comes back to it, and with what. Its draft then needs no
     * question, and nothing that was typed is lost.
     */
    comeBack(path: string): Errand<Created, Kept> | null {
      const mine = errand?.from === path ? errand : null
      if (mine) errand = null
      return mine
    },
  }
}
