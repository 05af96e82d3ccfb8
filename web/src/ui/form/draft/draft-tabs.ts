import { heldNames, holdName } from '#web/api/held-names.ts'
import { type DraftName, draftOwner } from './draft-backup.ts'

/**
 * Messages between tabs with the same form: which of them have it open, and that one took over another's
 * draft.
 */
export function draftTabs({ id, tab }: DraftName, onTaken: () => void) {
  const left = new AbortController()
  const nameIn = (one: string) => `draft.${draftOwner()}.${id}.${one}`
  const channel = new BroadcastChannel('rigbay.drafts')
  channel.onmessage = ({ data }) => {
    if (data === nameIn(tab)) onTaken()
  }
  void holdName(nameIn(tab), left.signal)
  return {
    async isOpen(): Promise<(other: string) => boolean> {
      const held = await heldNames()
      return other => other !== tab && held.has(nameIn(other))
    },
    tellTaken: (from: string): void => channel.postMessage(nameIn(from)),
    leave(): void {
      left.abort()
      channel.close()
    },
  }
}
