import Button from 'antd/es/button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOnceThere } from '#web/shell/focus/focus-soon.ts'
import { isUsable } from '#web/shell/focus/focusable.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import '#web/ui/details/modal-text.css'
import type { BulkAct, BulkKind, BulkReportRow, What } from './bulk-act.ts'
import { BulkReport, type ReportOf } from './bulk-report.tsx'
import { asBefore, runInBatches, StoppedHalfway } from './run-in-batches.ts'

interface BulkModalProps {
  kind: BulkKind
  act: BulkAct
  ids: readonly number[]
  open: boolean
  onClose: () => void
}

/** Chooses what, shows what it would do, does it, and tells what became of each. */
export function BulkModal({ kind, act, ids, open, onClose }: BulkModalProps) {
  const { t } = useTranslation()
  const [what, setWhat] = useState<What>()
  const [report, setReport] = useState<{ of: ReportOf; rows: readonly BulkReportRow[] }>()
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const giveUp = useRef(new AbortController())
  const apply = useRef<HTMLButtonElement>(null)
  const isBusy = progress !== undefined
  const isChoosing = !report || report.of === 'preview'
  const changed = report?.rows.filter(({ outcome }) => outcome === 'done') ?? []
  const willDo = report?.of === 'preview' ? changed.map(({ id }) => id) : []
  return (
    <RecordModal
      open={open}
      title={t(act.label)}
      onClose={close}
      footer={
        <>
          {isBusy ? (
            <Button onClick={() => giveUp.current.abort()}>{t('bulk.stop')}</Button>
          ) : (
            <Button onClick={close}>{t(isChoosing ? 'ui.form.cancel' : 'ui.form.close')}</Button>
          )}
          {report?.of === 'done' && changed.length > 0 && !act.isFinal && (
            <Button loading={isBusy} onClick={() => void work('undone', asBefore(changed))}>
              {t('bulk.undo')}
            </Button>
          )}
          {isChoosing && (
            <Button
              ref={apply}
              type="primary"
              disabled={willDo.length === 0}
              loading={isBusy}
              onClick={() => void work('done', [{ ids: willDo, what: what! }])}
            >
              {t('bulk.apply', { count: willDo.length })}
            </Button>
          )}
        </>
      }
    >
      {isChoosing && (
        <div className="rb-modal-line">
          <label className="rb-modal-label" htmlFor="bulk-value">
            {t(act.fieldLabel)}
          </label>
          {act.field({ id: 'bulk-value', what, onChange: choose, disabled: isBusy })}
        </div>
      )}
      <div aria-live="polite">
        {progress ? (
          <>
            <p>{t('bulk.progress', { done: progress.done, total: progress.of })}</p>
            <progress className="rb-modal-progress" max={progress.of} value={progress.done} aria-hidden />
          </>
        ) : report ? (
          <>
            <BulkReport kind={kind} of={report.of} rows={report.rows} />
            {act.isFinal && willDo.length > 0 && <p className="rb-modal-line">{t('bulk.final')}</p>}
          </>
        ) : (
          <p className="rb-muted">{t('bulk.chosen', { count: ids.length })}</p>
        )}
      </div>
    </RecordModal>
  )

  function choose(next: What | undefined) {
    setWhat(next)
    setReport(undefined)
    if (next) void work('preview', [{ ids, what: next }])
  }

  async function work(of: ReportOf, tasks: readonly { ids: readonly number[]; what: What }[]) {
    if (isBusy) return
    const total = tasks.reduce((sum, task) => sum + task.ids.length, 0)
    giveUp.current = new AbortController()
    const { signal } = giveUp.current
    setProgress({ done: 0, of: total })
    try {
      const rows = await runInBatches({
        kind,
        endpoint: act.endpoint,
        of: tasks,
        isPreview: of === 'preview',
        onProgress: done => setProgress({ done, of: total }),
        signal,
      })
      // Half a preview would promise what it does not know.
      if (of === 'preview' && signal.aborted) setWhat(undefined)
      else setReport({ of, rows })
      if (of === 'preview')
        focusOnceThere(() => (apply.current && isUsable(apply.current) ? apply.current : undefined))
    } catch (failure) {
      if (failure instanceof StoppedHalfway) setReport({ of, rows: failure.report })
      showRefusal(failure instanceof StoppedHalfway ? failure.cause : failure)
    } finally {
      setProgress(undefined)
    }
  }

  function close() {
    if (isBusy) return
    setWhat(undefined)
    setReport(undefined)
    onClose()
  }
}
