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

interface OpenDialog {
  dialog: UserDialog
  /** Kept during the closing animation, so that the text does not change. */
  user: User
  open: boolean
}

export function useUserDialogs() {
  const [opened, setOpened] = useState<OpenDialog>()
  const ask = useCallback((dialog: UserDialog, user: User) => setOpened({ dialog, user, open: true }), [])
  const close = useCallback(() => setOpened(now => now && { ...now, open: false }), [])
  return { opened, ask, close }
}

interface UserDialogsProps {
  opened: OpenDialog | undefined
  onClose: () => void
  onDeleted?: () => void
}

export function UserDialogs({ opened, onClose, onDeleted }: UserDialogsProps) {
  if (!opened) return null
  const { dialog, ...rest } = opened
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
