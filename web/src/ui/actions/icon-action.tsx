import type { ReactNode, Ref } from 'react'
import { AppLink } from '../page/app-link.tsx'
import './actions.css'

interface IconActionProps {
  /** Translated already: the accessible name, and shown on hover. */
  label: string
  icon: ReactNode
  onClick?: () => void
  /** A path makes it a real link. */
  to?: string | undefined
  count?: number | undefined
  danger?: boolean | undefined
  /** The reason why it is disabled; it can still be focused and read. */
  disabledBecause?: string | undefined
  ref?: Ref<HTMLButtonElement>
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

/** A square icon button: 28 px high with a mouse, 44 px on touch. */
export function IconAction(props: IconActionProps) {
  const { label, icon, onClick, to, count, danger, disabledBecause, ref, ...aria } = props
  const className = `rb-icon-action${danger ? ' rb-icon-danger' : ''}${count === undefined ? '' : ' rb-icon-counted'}`
  const name = count === undefined ? label : `${label}: ${count}`
  const content = (
    <>
      {icon}
      {count !== undefined && count > 0 && <span aria-hidden="true">{count}</span>}
    </>
  )
  if (to && !disabledBecause)
    return (
      <AppLink className={className} to={to} aria-label={name} title={label}>
        {content}
      </AppLink>
    )
  return (
    <button
      type="button"
      ref={ref}
      className={className}
      aria-label={disabledBecause ? `${name}. ${disabledBecause}` : name}
      title={disabledBecause ?? label}
      aria-disabled={disabledBecause ? true : undefined}
      onClick={disabledBecause ? undefined : onClick}
      {...aria}
    >
      {content}
    </button>
  )
}
