import type { ReactNode } from 'react'
import { AppLink } from '../page/app-link.tsx'
import './actions.css'

interface IconActionProps {
  /** Translated: the accessible name and the tooltip. */
  label: string
  icon: ReactNode
  onClick?: () => void
  /** A path renders a link. */
  to?: string | undefined
  count?: number | undefined
  danger?: boolean | undefined
  /** Shows the label instead of the icon. */
  isWord?: boolean | undefined
  /** Disabled with this reason; still focusable. */
  disabledBecause?: string | undefined
  'aria-expanded'?: boolean
}

/** 28 px square with a mouse, 44 px on touch. */
export function IconAction(props: IconActionProps) {
  const { label, icon, onClick, to, count, danger, isWord, disabledBecause, ...aria } = props
  const className = `rb-icon-action${danger ? ' rb-icon-danger' : ''}${count === undefined ? '' : ' rb-icon-counted'}`
  const name = count === undefined ? label : `${label}: ${count}`
  const content = (
    <>
      {isWord ? label : icon}
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
