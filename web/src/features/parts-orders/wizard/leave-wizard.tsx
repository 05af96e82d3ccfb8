import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customerReturnFlow } from '#web/features/customers/index.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'

interface LeaveWizardProps {
  /** Set before leaving on purpose. */
  isLeaving: RefObject<boolean>
  /** Saved for later: leaving asks only if something typed would be lost. */
  isKept: boolean
  isDirty: () => boolean
  drop: () => Promise<void>
}

/** Asks before leaving and then drops what is not kept, except for a reload or creating its customer. */
export function LeaveWizard({ isLeaving, isKept, isDirty, drop }: LeaveWizardProps) {
  const { t } = useTranslation()
  const [isDropping, setDropping] = useState(false)
  const loses = () => !isLeaving.current && (!isKept || isDirty())
  const latest = useRef(loses)
  latest.current = loses
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && loses() && !customerReturnFlow.isAwaitedAt(current.pathname),
    enableBeforeUnload: false,
    withResolver: true,
  })
  const lost = t('parts-orders.wizard.unsaved_lost')
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!latest.current()) return
      event.preventDefault()
      // Shown by browsers that allow a custom sentence.
      event.returnValue = lost
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [lost])
  return (
    <ConfirmAction
      open={blocker.status === 'blocked'}
      question={t('ui.form.leave')}
      text={t(isKept ? 'parts-orders.wizard.typed_is_lost' : 'parts-orders.wizard.draft_is_dropped')}
      danger
      busy={isDropping}
      onYes={async () => {
        setDropping(true)
        isLeaving.current = true
        await drop()
        setDropping(false)
        blocker.proceed?.()
      }}
      onClose={() => blocker.reset?.()}
    />
  )
}
