import Modal from 'antd/es/modal'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from '#web/shell/use-back-closes.ts'
import { wholeTitle } from '../text/whole-words.tsx'

interface ConfirmActionProps {
  open: boolean
  /** The question, translated already. */
  question: ReactNode
  /** What a yes leads to, if it is not obvious. */
  text?: ReactNode
  /** Default 'Yes'. */
  yes?: string
  danger?: boolean
  /** What was asked about, usually a `useAct`, which closes it too. */
  onYes: () => unknown
  onClose: () => void
  busy?: boolean
}

/**
 * Asks before something that cannot be taken back.
 *
 *   <ConfirmAction open={asking} question={t('records.delete_comment')} danger busy={drop.isBusy}
 *     onYes={() => drop.act(...)} onClose={close} />
 */
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
      // Enter on an irreversible action must be deliberate.
      okButtonProps={{ danger: danger ?? false, autoFocus: !danger }}
      cancelButtonProps={{ autoFocus: danger ?? false, disabled: busy ?? false }}
      onOk={onYes}
      onCancel={onClose}
    >
      {text}
    </Modal>
  )
}
