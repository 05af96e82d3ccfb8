import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import './app-link.css'

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this app, without the search. */
  to: string
  search?: Record<string, unknown> | undefined
  children?: ReactNode
}

/** A link inside the app whose path is built at runtime; the router's own Link needs static types. */
export function AppLink({ to, search, ...rest }: AppLinkProps) {
  const target = { to, search } as { to: string }
  return <Link {...target} {...rest} />
}
