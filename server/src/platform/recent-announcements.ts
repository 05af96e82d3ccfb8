import { longestCatchUpMs } from '#contract/shared/realtime.ts'
import type { Announcement } from './realtime.ts'

/** At a pace that no shop has, those who connect late miss what is older. */
const most = 10_000

/** What was told lately, for pages that connect after their first reads. Times are of `performance.now()`. */
export function recentAnnouncements(now = () => performance.now()) {
  let told: { at: number; announcement: Announcement }[] = []
  return {
    add(announcement: Announcement): void {
      const at = now()
      if (told.length >= most || (told[0] && told[0].at < at - 4 * longestCatchUpMs))
        told = told.filter(one => one.at >= at - 2 * longestCatchUpMs).slice(-most / 2)
      told.push({ at, announcement })
    },
    /** To everybody or to this user, each once. */
    since(moment: number, userId: number): Announcement[] {
      const heard = told.filter(
        ({ at, announcement: { to } }) => at >= moment && (to === 'company' || to.user === userId),
      )
      const distinct = new Map(heard.map(({ announcement }) => [JSON.stringify(announcement), announcement]))
      return [...distinct.values()]
    },
  }
}
