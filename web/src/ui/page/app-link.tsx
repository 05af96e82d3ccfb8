import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import './app-link.css'

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this app, without the search. */
  to: string
  search?: Record<string, unknown> | undefined
  children?: ReactNode
}

/** It is the current page's link on that page alone, not on those below it. */
const exactly = { exact: true, includeSearch: false }

/** A link inside the app whose path is built at runtime; the router's own Link needs static types. */
export function AppLink({ to, search, ...rest }: AppLinkProps) {
  const target = { to, search } as { to: string }
  return <Link {...target} activeOptions={exactly} {...rest} />
}
