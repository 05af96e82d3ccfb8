const firstMs = 1000

/**
 * A random wait between half and all of the attempt's maximum, which doubles: browsers must not all
 * reconnect to a restarted server at once.
 */
export function retryWaitMs(attempt: number, random: number, longestMs = 30_000): number {
  const most = Math.min(longestMs, firstMs * 2 ** attempt)
  return (most * (1 + random)) / 2
}
