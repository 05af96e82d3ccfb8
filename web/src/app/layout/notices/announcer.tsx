import { announcement } from '#web/shell/announcements.ts'
import { useStore } from '#web/shell/store.ts'

/** Rendered from the start: screen readers ignore text in a live region that was just added. */
export function Announcer() {
  return (
    <div className="rb-visually-hidden" aria-live="polite" data-announcer>
      {useStore(announcement)}
    </div>
  )
}
