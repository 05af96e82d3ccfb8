export interface ReturnFlow<Created, Kept = never> {
  /** An id of this flow, so that no other record created in the meantime is returned. */
  id: string
  /** Path of the form that needs the record. */
  from: string
  /** What that form started with and the draft does not contain, such as files. */
  kept: Kept | undefined
  created?: Created
}

/** A form is left for another one, to come back with the record created there. */
export function returnFlowFor<Created, Kept = never>() {
  let returnFlow: ReturnFlow<Created, Kept> | null = null
  return {
    /** Starts the flow from the form at this path; returns the navigation state. */
    leave(from: string, kept?: Kept): { returnFlow: string } {
      returnFlow = { id: crypto.randomUUID(), from, kept }
      return { returnFlow: returnFlow.id }
    },
    /** Whether the form at this path is left for the other one, and waits. */
    isAwaitedAt(path: string): boolean {
      return returnFlow?.from === path
    },
    /** Whether a form waits for what is created on a page opened with this state. */
    isAwaited(state: unknown): boolean {
      return returnFlow !== null && returnFlow.id === (state as { returnFlow?: string }).returnFlow
    },
    /** Called when a record was created on a page opened with this state: passes it to the waiting form, if any. */
    bring(created: Created, state: unknown): void {
      if (returnFlow && this.isAwaited(state)) returnFlow.created = created
    },
    /**
     * Called once when a form opens: whether the user comes back to it, and with which record. Its draft then needs no
     * question, and nothing typed is lost.
     */
    comeBack(path: string): ReturnFlow<Created, Kept> | null {
      const mine = returnFlow?.from === path ? returnFlow : null
      if (mine) returnFlow = null
      return mine
    },
  }
}
