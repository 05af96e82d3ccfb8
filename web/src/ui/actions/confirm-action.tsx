import Modal from 'antd/es/modal'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from '#web/shell/use-back-closes.ts'
import { wholeTitle } from '../text/whole-words.tsx'

interface ConfirmActionProps {
  open: boolean
  question: ReactNode
  /** The consequences, if they are not obvious. */
  text?: ReactNode
  /** Default 'Yes'. */
  yes?: string
  danger?: boolean
  /** Usually a `useAct`, which also closes the dialog. */
  onYes: () => unknown
  onClose: () => void
  busy?: boolean
}

/** Asks before an action that cannot be undone. */
export function ConfirmAction({
  open,
  question,
  text,
  yes,
  danger,
  onYes,
  onClose,
  busy,
}: ConfirmActionProps) {
  const { t } = useTranslation()
  useBackCloses(open, onClose)
  return (
    <Modal
      open={open}
      title={wholeTitle(question)}
      width={400}
      zIndex={1200}
      centered
      destroyOnHidden
      confirmLoading={busy ?? false}
      okText={yes ?? t('ui.confirm.yes')}
      cancelText={t('ui.confirm.no')}
      // Enter must not confirm an irreversible action by default.
      okButtonProps={{ danger: danger ?? false, autoFocus: !danger }}
      cancelButtonProps={{ autoFocus: danger ?? false, disabled: busy ?? false }}
      onOk={onYes}
      onCancel={onClose}
    >
      {text}
    </Modal>
  )
}
