import { longestCatchUpMs } from '#contract/shared/realtime.ts'

/**
 * What changes while a page is not connected is not told to it. The first time the server catches it up from its first
 * read on; after a longer time, or a connection that was lost, everything is read again.
 */
export function catchUp(readAgain: () => void, sinceStart = () => performance.now()) {
  let wasConnected = false
  return {
    /** For the handshake: how many milliseconds ago the page began, before its first read. */
    readFor: () => (wasConnected ? 0 : Math.ceil(sinceStart())),
    connected() {
      if (wasConnected || sinceStart() > longestCatchUpMs) readAgain()
      wasConnected = true
    },
  }
}
