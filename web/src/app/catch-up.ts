import { longestCatchUpMs } from '#contract/shared/realtime.ts'

/**
 * Announcements are missed while a page is not connected. On the first connection the server sends those
 * since the page started; after a longer gap everything is refetched.
 */
export function catchUp(readAgain: () => void, sinceStart = () => performance.now()) {
  let wasConnected = false
  return {
    /** For the handshake: milliseconds since the page started, before its first read. */
    readFor: () => (wasConnected ? 0 : Math.ceil(sinceStart())),
    connected() {
      if (wasConnected || sinceStart() > longestCatchUpMs) readAgain()
      wasConnected = true
    },
  }
}
