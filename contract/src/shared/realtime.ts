/**
 * A page connects after its first reads and then gets the changes since: `read_for` of its handshake is
 * how many milliseconds ago it began to read. After more than this it reads everything again.
 */
export const longestCatchUpMs = 60_000
