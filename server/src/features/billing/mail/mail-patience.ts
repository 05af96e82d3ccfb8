import type { Shop } from '#server/platform/shop.ts'

/**
 * How long delivery is retried while the mail server or file storage is down; the job itself is retried some hours
 * longer.
 */
const patienceMs = 30 * 3600 * 1000

/** `askedAt`: unix milliseconds. */
export const isWaitedFor = (shop: Shop, askedAt: number): boolean =>
  shop.clock.now().getTime() - askedAt < patienceMs
