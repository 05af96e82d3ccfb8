export interface ReturnFlow<Created, Kept = never> {
  /** Id of this flow, so that other records created meanwhile are not returned. */
  id: string
  /** Path of the form that needs the record. */
  from: string
  /** Start values that the draft does not contain, such as files. */
  kept: Kept | undefined
  created?: Created
}

/** Leaves a form to create a record that it needs, and comes back with it. */
export function returnFlowFor<Created, Kept = never>() {
  let returnFlow: ReturnFlow<Created, Kept> | null = null
  return {
    /** Returns the navigation state. */
    leave(from: string, kept?: Kept): { returnFlow: string } {
      returnFlow = { id: crypto.randomUUID(), from, kept }
      return { returnFlow: returnFlow.id }
    },
    /** Whether the form at this path waits for a record. */
    isAwaitedAt(path: string): boolean {
      return returnFlow?.from === path
    },
    /** Whether a form waits for a record created on a page with this navigation state. */
    isAwaited(state: unknown): boolean {
      return returnFlow !== null && returnFlow.id === (state as { returnFlow?: string }).returnFlow
    },
    /** Passes a created record to the waiting form, if any. */
    bring(created: Created, state: unknown): void {
      if (returnFlow && this.isAwaited(state)) returnFlow.created = created
    },
    /**
     * Called once when a form opens: returns the flow if the user comes back to it. The draft is then
     * restored without asking.
     */
    comeBack(path: string): ReturnFlow<Created, Kept> | null {
      const mine = returnFlow?.from === path ? returnFlow : null
      if (mine) returnFlow = null
      return mine
    },
  }
}
