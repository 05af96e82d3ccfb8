/**
 * A page connects after its first reads, and is then told what changed since: `read_for` of its handshake says how many
 * milliseconds ago it began to read. Beyond this long nobody knows, and it reads everything again.
 */
export const longestCatchUpMs = 60_000
