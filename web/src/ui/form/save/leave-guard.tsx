import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../actions/confirm-action.tsx'
import type { RecordForm } from '../form-types.ts'

/** Asks before leaving a page with unsaved data; the browser asks when the tab is closed. */
export function LeaveGuard<Values extends object>({ form }: { form: RecordForm<Values> }) {
  const { t } = useTranslation()
  const { wouldLose } = form
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && wouldLose(),
    enableBeforeUnload: wouldLose,
    withResolver: true,
  })
  return (
    <ConfirmAction
      open={blocker.status === 'blocked'}
      question={t('ui.form.leave')}
      text={form.draft.isKept && form.hasChosenFiles() && t('ui.form.files_not_kept')}
      onYes={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}
