export interface ReturnFlow<Created, Kept = never> {
  /** Marks the way there, so that no other record that is created meanwhile is brought. */
  id: string
  /** Path of the form that needs the record. */
  from: string
  /** What that form began with and no draft holds, such as files. */
  kept: Kept | undefined
  created?: Created
}

/** A form leaves for another one to come back with the record that is created there. */
export function returnFlowFor<Created, Kept = never>() {
  let returnFlow: ReturnFlow<Created, Kept> | null = null
  return {
    /** The form at this path leaves; the answer is the state to go with. */
    leave(from: string, kept?: Kept): { returnFlow: string } {
      returnFlow = { id: crypto.randomUUID(), from, kept }
      return { returnFlow: returnFlow.id }
    },
    /** A record was created on a page that was opened with this state: for the form that waits for it, if any does. */
    bring(created: Created, state: unknown): void {
      if (returnFlow && returnFlow.id === (state as { returnFlow?: string }).returnFlow)
        returnFlow.created = created
    },
    /**
     * Asked once by a form when it opens: whether the user comes back to it, and with what. Its draft then needs no
     * question, and nothing that was typed is lost.
     */
    comeBack(path: string): ReturnFlow<Created, Kept> | null {
      const mine = returnFlow?.from === path ? returnFlow : null
      if (mine) returnFlow = null
      return mine
    },
  }
}
