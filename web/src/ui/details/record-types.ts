import type { ReactNode } from 'react'
import type { Crumb } from '#web/shell/breadcrumbs.ts'

/** What a read of one record looks like to a frame; the answer of `useRead` fits. */
interface RecordQuery<T> {
  data: T | undefined
  error: Error | null
  isPending: boolean
  refetch: () => unknown
}

export interface RecordPageProps<T> {
  query: RecordQuery<T>
  /** Gets the record once it is there. */
  title: (record: T) => ReactNode
  /** What it is called in the trail and the browser's tab, if not by its title. */
  name?: (record: T) => string
  /** A line that tells it from others, among those that were opened lately. */
  about?: (record: T) => string
  crumbs?: readonly Crumb[]
  /** Status tags and the like, beside the title. */
  tags?: (record: T) => ReactNode
  /** Quiet buttons first, the one next step last. */
  actions?: (record: T) => ReactNode
  /** A 404: the notice (translation key) and where to go. Without it the page itself says so. */
  missing?: { notice: string; hint?: string; to?: string }
  /** A row of figures across the page, above the columns. */
  figures?: (record: T) => ReactNode
  /** Sections of the main column. */
  children: (record: T) => ReactNode
  /** The narrow column beside them; below them on a phone. */
  aside?: (record: T) => ReactNode
}

export interface RecordDrawerProps {
  /** Translated already. */
  title: ReactNode
  open: boolean
  /** Cross, mask, Escape and Back ask for it; what holds typed input asks first (`FormModal`). */
  onClose: () => void
  /** CSS size. Default 40vw, 50vw on mobile, never below 320; 'comfortable' is 480, the whole width on a phone. */
  width?: number | string | 'comfortable'
  placement?: 'right' | 'left' | 'bottom' | 'top'
  /** Neither mask nor Escape close it, so that typed input is not lost by a slip. */
  isFirm?: boolean
  extra?: ReactNode
  footer?: ReactNode
  /** Once it is there. */
  onOpened?: () => void
  children: ReactNode
}

export interface RecordModalProps {
  title: ReactNode
  open: boolean
  /** Cross, mask, Escape and Back ask for it; what holds typed input asks first (`FormModal`). */
  onClose: () => void
  /** Pixels, 520 by default; 400 for the prompt over a form, 420 for dictionary forms. */
  width?: number
  /** Default: none. */
  footer?: ReactNode
  /** False: neither cross, mask nor Escape, one of the buttons must be chosen. */
  closable?: boolean
  /** A slip of the pointer beside it does not close it. */
  isFirm?: boolean
  /** False: the page itself knows where one goes on when it is closed. */
  givesFocusBack?: boolean
  children: ReactNode
}
