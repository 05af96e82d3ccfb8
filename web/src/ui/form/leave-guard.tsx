import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../actions/confirm-action.tsx'

/** Asks before a page is left that would lose something; the browser asks for itself when the tab is closed. */
export function LeaveGuard({ wouldLose }: { wouldLose: () => boolean }) {
  const { t } = useTranslation()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && wouldLose(),
    enableBeforeUnload: wouldLose,
    withResolver: true,
  })
  return (
    <ConfirmAction
      open={blocker.status === 'blocked'}
      question={t('ui.form.leave')}
      onYes={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}
