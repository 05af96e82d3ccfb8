import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customerReturnFlow } from '#web/features/customers/index.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'

interface LeaveWizardProps {
  /** Set before leaving on purpose. */
  isLeaving: RefObject<boolean>
  drop: () => Promise<void>
}

/** Asks before leaving and then deletes the draft, except for a reload or creating its customer. */
export function LeaveWizard({ isLeaving, drop }: LeaveWizardProps) {
  const { t } = useTranslation()
  const [isDropping, setDropping] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname &&
      !isLeaving.current &&
      !customerReturnFlow.isAwaitedAt(current.pathname),
    enableBeforeUnload: false,
    withResolver: true,
  })
  const lost = t('parts-orders.wizard.unsaved_lost')
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isLeaving.current) return
      event.preventDefault()
      // Shown by browsers that allow a custom sentence.
      event.returnValue = lost
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [lost, isLeaving])
  return (
    <ConfirmAction
      open={blocker.status === 'blocked'}
      question={t('ui.form.leave')}
      text={t('parts-orders.wizard.draft_is_dropped')}
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
