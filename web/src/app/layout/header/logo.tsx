import { Link } from '@tanstack/react-router'
import './logo.css'

export function Logo() {
  return (
    <Link to="/" className="rb-logo">
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <rect width="14" height="14" rx="3" fill="var(--rb-brand)" />
        <path d="M7 0v14" stroke="#fff" strokeWidth="1.4" />
      </svg>
      Rigbay
    </Link>
  )
}
