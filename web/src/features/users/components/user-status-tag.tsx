import { useTranslation } from 'react-i18next'
import type { UserStatus } from '#contract/users/user-rules.ts'
import { StatusTag } from '#web/ui/text/status-tag.tsx'

const tones = { active: 'in-process', pending: 'new', inactive: 'deleted' } as const

export function UserStatusTag({ status }: { status: UserStatus }) {
  const { t } = useTranslation()
  return <StatusTag tone={tones[status]}>{t(`users.statuses.${status}`)}</StatusTag>
}
