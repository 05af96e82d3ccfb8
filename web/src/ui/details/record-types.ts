import type { ReactNode } from 'react'
import type { Crumb } from '#web/shell/breadcrumbs.ts'

/** A read of one record, as `useRead` returns it. */
interface RecordQuery<T> {
  data: T | undefined
  error: Error | null
  isPending: boolean
  refetch: () => unknown
}

export interface RecordPageProps<T> {
  query: RecordQuery<T>
  title: (record: T) => ReactNode
  /** Name in breadcrumbs and browser tab. Default: the title. */
  name?: (record: T) => string
  /** Distinguishes it among recently opened records. */
  about?: (record: T) => string
  crumbs?: readonly Crumb[]
  /** Beside the title. */
  tags?: (record: T) => ReactNode
  /** Primary action last. */
  actions?: (record: T) => ReactNode
  /** On a 404: the notice (translation key) and the path to go to. Without it the page stays. */
  missing?: { notice: string; hint?: string; to?: string }
  /** Above the columns. */
  figures?: (record: T) => ReactNode
  /** Sections of the main column. */
  children: (record: T) => ReactNode
  /** The narrow column; on a phone below the main one. */
  aside?: (record: T) => ReactNode
}

export interface RecordDrawerProps {
  title: ReactNode
  open: boolean
  /** Also on Escape and Back. */
  onClose: () => void
  /**
   * CSS size. Default 40vw, 50vw on mobile, at least 320; 'comfortable' is 480, full width on a
   * phone.
   */
  width?: number | string | 'comfortable'
  placement?: 'right' | 'left' | 'bottom' | 'top'
  /** Neither mask nor Escape closes it, so that input is not lost by accident. */
  isFirm?: boolean
  footer?: ReactNode
  /** After the opening animation. */
  onOpened?: () => void
  children: ReactNode
}

export interface RecordModalProps {
  title: ReactNode
  open: boolean
  /** Also on Escape and Back. */
  onClose: () => void
  /** Pixels. Default 520; 400 for the prompt over a form, 420 for dictionary forms. */
  width?: number
  footer?: ReactNode
  /** False: no cross, mask or Escape; a button must be pressed. */
  closable?: boolean
  /** A click on the mask does not close it. */
  isFirm?: boolean
  /** False: the page places the focus after closing. */
  givesFocusBack?: boolean
  children: ReactNode
}
