import { lockedNames, lockName } from '#web/api/name-locks.ts'
import { type DraftName, draftOwner } from './draft-backup.ts'

/**
 * Messages between tabs with the same form: which of them have it open, and that one took over another's
 * draft.
 */
export function draftTabs({ id, tab }: DraftName, onTaken: () => void) {
  const closing = new AbortController()
  const nameIn = (one: string) => `draft.${draftOwner()}.${id}.${one}`
  const channel = new BroadcastChannel('rigbay.drafts')
  channel.onmessage = ({ data }) => {
    if (data === nameIn(tab)) onTaken()
  }
  void lockName(nameIn(tab), closing.signal)
  return {
    async isOpen(): Promise<(other: string) => boolean> {
      const held = await lockedNames()
      return other => other !== tab && held.has(nameIn(other))
    },
    announceTakeOver: (from: string): void => channel.postMessage(nameIn(from)),
    leave(): void {
      closing.abort()
      channel.close()
    },
  }
}
