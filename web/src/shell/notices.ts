export type NoticeLevel = 'success' | 'info' | 'warning' | 'error'

interface Notice {
  level: NoticeLevel
  /** Key of the translations, or a sentence that is ready to be shown (the server's titles are). */
  title: string
  description?: string
  /** Values for the sentence of a key. */
  params?: Record<string, unknown>
}

type Show = (notice: Notice) => void

let show: Show | null = null
const waiting: Notice[] = []

/** The frame of the application draws the notices; until it is there they wait. */
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
  done: () => raise({ level: 'success', title: 'app.notices.done' }),
}
