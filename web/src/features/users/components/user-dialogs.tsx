import { useCallback, useState } from 'react'
import type { User } from '#contract/users/user.ts'
import { ChangeUserPassword } from './change-user-password.tsx'
import { DeleteUser } from './delete-user.tsx'
import { ToggleUser } from './toggle-user.tsx'

export interface UserDialogProps {
  user: User
  open: boolean
  onClose: () => void
}

export type UserDialog = 'toggle-status' | 'change-password' | 'delete'

interface Asked {
  dialog: UserDialog
  /** Kept during the closing animation: the text must not change. */
  user: User
  open: boolean
}

/** Which dialog about which user is open. */
export function useUserDialogs() {
  const [asked, setAsked] = useState<Asked>()
  const ask = useCallback((dialog: UserDialog, user: User) => setAsked({ dialog, user, open: true }), [])
  const close = useCallback(() => setAsked(now => now && { ...now, open: false }), [])
  return { asked, ask, close }
}

interface UserDialogsProps {
  asked: Asked | undefined
  onClose: () => void
  onDeleted?: () => void
}

/** The confirmation dialogs of the actions on a user. */
export function UserDialogs({ asked, onClose, onDeleted }: UserDialogsProps) {
  if (!asked) return null
  const { dialog, ...rest } = asked
  const props = { ...rest, onClose }
  switch (dialog) {
    case 'toggle-status':
      return <ToggleUser {...props} />
    case 'change-password':
      return <ChangeUserPassword {...props} />
    case 'delete':
      return <DeleteUser {...props} onDeleted={onDeleted} />
  }
}
