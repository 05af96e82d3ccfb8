import Modal from 'antd/es/modal'
import { useRef } from 'react'
import { enterField } from '#web/shell/focus/enter-field.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { useBackCloses } from '#web/shell/use-back-closes.ts'
import { wholeTitle } from '../text/whole-words.tsx'
import type { RecordModalProps } from './record-types.ts'
import './record.css'

/** A dialog, never taller than the screen. */
export function RecordModal({
  title,
  open,
  onClose,
  width = 520,
  footer = null,
  closable = true,
  isFirm = false,
  givesFocusBack = true,
  children,
}: RecordModalProps) {
  useBackCloses(open && closable, onClose)
  const body = useRef<HTMLDivElement>(null)
  return (
    <Modal
      open={open}
      title={wholeTitle(title)}
      width={width}
      footer={footer}
      onCancel={onClose}
      mask={{ closable: closable && !isFirm }}
      keyboard={closable}
      {...(!givesFocusBack && { focusable: keepsFocus })}
      closable={closable}
      destroyOnHidden
      centered
      className="rb-modal"
      afterOpenChange={isOpen => isOpen && focusFirstField()}
      // Keeps the focus ring at the edge from being clipped.
      styles={{
        body: { maxHeight: 'calc(100dvh - 180px)', overflowY: 'auto', marginInline: -4, paddingInline: 4 },
      }}
    >
      <div ref={body}>{children}</div>
    </Modal>
  )

  function focusFirstField() {
    if (!body.current?.contains(document.activeElement)) enterField(firstField(body.current))
  }
}

const keepsFocus = { focusTriggerAfterClose: false }
