import { longestCatchUpMs } from '#contract/shared/realtime.ts'
import type { Announcement } from './realtime.ts'

/** More than a shop announces in this time. */
const limit = 10_000

/** For pages that connect after their first reads. Times are of `performance.now()`. */
export function recentAnnouncements() {
  let recent: { at: number; announcement: Announcement }[] = []
  return {
    add(announcement: Announcement): void {
      const at = performance.now()
      if (recent.length >= limit || (recent[0] && recent[0].at < at - 4 * longestCatchUpMs))
        recent = recent.filter(one => one.at >= at - 2 * longestCatchUpMs).slice(-limit / 2)
      recent.push({ at, announcement })
    },
    /** For all users or this one, without duplicates. */
    since(moment: number, userId: number): Announcement[] {
      const missed = recent.filter(
        ({ at, announcement: { to } }) => at >= moment && (to === 'company' || to.user === userId),
      )
      const distinct = new Map(missed.map(({ announcement }) => [JSON.stringify(announcement), announcement]))
      return [...distinct.values()]
    },
  }
}
