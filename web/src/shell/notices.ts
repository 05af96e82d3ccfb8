export type NoticeLevel = 'success' | 'info' | 'warning' | 'error'

interface Notice {
  level: NoticeLevel
  /** A translation key, or a translated sentence (such as the server's titles). */
  title: string
  description?: string
  /** Values for the sentence of a key. */
  params?: Record<string, unknown>
  /** Where one goes on from it. */
  link?: NoticeLink
  /** What one does next, where that is no page. */
  act?: NoticeAct
}

export interface NoticeLink {
  to: string
  search?: Record<string, unknown>
  /** Translation key. */
  title: string
}

export interface NoticeAct {
  /** Translation key. */
  title: string
  act: () => void
}

type Show = (notice: Notice) => void

let show: Show | null = null
const waiting: Notice[] = []

/** The application's layout shows the notices; until it is mounted they are queued. */
export function showNoticesWith(host: Show): () => void {
  show = host
  for (const notice of waiting.splice(0)) host(notice)
  return () => {
    show = null
  }
}

function raise(notice: Notice): void {
  if (show) show(notice)
  else waiting.push(notice)
}

const of =
  (level: NoticeLevel) =>
  (title: string, more: Omit<Notice, 'level' | 'title'> = {}): void =>
    raise({ level, title, ...more })

/** Notices at the top right: `notify.success('tags.created')`. */
export const notify = {
  success: of('success'),
  info: of('info'),
  warning: of('warning'),
  error: of('error'),
  raise,
  /** 'Operation completed successfully' */
  done: (more: Omit<Notice, 'level' | 'title'> = {}) =>
    raise({ level: 'success', title: 'app.notices.done', ...more }),
}
