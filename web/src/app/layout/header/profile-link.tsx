import { Link } from '@tanstack/react-router'
import { roles } from '#contract/access/roles.ts'
import { useMe } from '#web/access/me.ts'
import { Avatar } from '#web/records/avatar.tsx'
import './profile-link.css'

export function ProfileLink() {
  const me = useMe()
  if (!me) return null
  const color = roles.find(role => role.id === me.role_id)?.color
  return (
    <Link to="/profile" className="rb-profile-link" aria-label={me.full_name}>
      <Avatar person={me} side={26} color={color} />
      <span className="rb-profile-name">{me.full_name}</span>
    </Link>
  )
}
