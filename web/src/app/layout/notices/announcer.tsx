import { announcement } from '#web/shell/announcements.ts'
import { useStore } from '#web/shell/store.ts'

/** Is there from the first paint on: what is put into a region that is new is not said. */
export function Announcer() {
  return (
    <div className="rb-visually-hidden" aria-live="polite" data-announcer>
      {useStore(announcement)}
    </div>
  )
}
