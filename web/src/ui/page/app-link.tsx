import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import './app-link.css'

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path without search. */
  to: string
  search?: Record<string, unknown> | undefined
  children?: ReactNode
}

/** Active on its own page only, not on subpages. */
const exactly = { exact: true, includeSearch: false }

/** A link whose path is built at runtime; the router's Link needs static types. */
export function AppLink({ to, search, ...rest }: AppLinkProps) {
  const target = { to, search } as { to: string }
  return <Link {...target} activeOptions={exactly} {...rest} />
}
