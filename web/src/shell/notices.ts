export type NoticeLevel = 'success' | 'info' | 'warning' | 'error'

interface Notice {
  level: NoticeLevel
  /** A translation key, or a translated sentence (such as the server's titles). */
  title: string
  description?: string
  params?: Record<string, unknown>
  link?: NoticeLink
  /** The next step, if it is no page. */
  act?: NoticeAct
}

/** What succeeded, such as "R-000001 is finished": the second line of a success. */
export type Outcome = Required<Pick<Notice, 'description'>> & Pick<Notice, 'params'>

export interface NoticeLink {
  to: string
  search?: Record<string, unknown>
  /** Translation key. */
  title: string
}

interface NoticeAct {
  /** Translation key. */
  title: string
  act: () => void
}

type Show = (notice: Notice) => void

let show: Show | null = null
const waiting: Notice[] = []

/** Called by the layout; until then notices are queued. */
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

/** `notify.success('tags.created')` */
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
