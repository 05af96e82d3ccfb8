import { ColoredTag } from '#web/ui/text/colored-tag.tsx'
import { useRoles } from '../use-roles.ts'

export function RoleTag({ roleId }: { roleId: number }) {
  const role = useRoles().find(({ id }) => id === roleId)
  return role ? <ColoredTag color={role.color}>{role.title}</ColoredTag> : null
}
