import Button from 'antd/es/button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOnceThere } from '#web/shell/focus/focus-soon.ts'
import { isUsable } from '#web/shell/focus/focusable.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import '#web/ui/details/modal-text.css'
import type { ActInput, BulkAct, BulkKind, BulkReportRow } from './bulk-act.ts'
import { BulkReport, type ReportOf } from './bulk-report.tsx'
import { runInBatches, StoppedHalfway, undoTasks } from './run-in-batches.ts'

interface BulkModalProps {
  kind: BulkKind
  hasPages: boolean
  act: BulkAct
  ids: readonly number[]
  open: boolean
  onClose: () => void
}

/** Chooses the value unless the act has one, shows a preview, runs the act and reports the result of each record. */
export function BulkModal({ kind, hasPages, act, ids, open, onClose }: BulkModalProps) {
  const { t } = useTranslation()
  const [input, setInput] = useState<ActInput>()
  const [report, setReport] = useState<{ of: ReportOf; rows: readonly BulkReportRow[] }>()
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const stopping = useRef(new AbortController())
  const apply = useRef<HTMLButtonElement>(null)
  const isBusy = progress !== undefined
  const isChoosing = !report || report.of === 'preview'
  const changed = report?.rows.filter(({ outcome }) => outcome === 'done') ?? []
  const previewDecided = useEffectEvent(() => act.input && choose(act.input))
  useEffect(() => {
    if (open) previewDecided()
  }, [open])
  const toChange = report?.of === 'preview' ? changed.map(({ id }) => id) : []
  return (
    <RecordModal
      open={open}
      title={t(act.label)}
      onClose={close}
      footer={
        <>
          {isBusy ? (
            <Button onClick={() => stopping.current.abort()}>{t('bulk.stop')}</Button>
          ) : (
            <Button onClick={close}>{t(isChoosing ? 'ui.form.cancel' : 'ui.form.close')}</Button>
          )}
          {report?.of === 'done' && changed.length > 0 && !act.isFinal && (
            <Button loading={isBusy} onClick={() => void work('undone', undoTasks(changed))}>
              {t('bulk.undo')}
            </Button>
          )}
          {isChoosing && (
            <Button
              ref={apply}
              type="primary"
              disabled={toChange.length === 0}
              loading={isBusy}
              onClick={() => void work('done', [{ ids: toChange, input: input! }])}
            >
              {t('bulk.apply', { count: toChange.length })}
            </Button>
          )}
        </>
      }
    >
      {isChoosing && act.field && (
        <div className="rb-modal-line">
          <label className="rb-modal-label" htmlFor="bulk-value">
            {t(act.fieldLabel)}
          </label>
          {act.field({ id: 'bulk-value', input, onChange: choose, disabled: isBusy })}
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
            <BulkReport kind={hasPages ? kind : null} of={report.of} rows={report.rows} />
            {act.isFinal && toChange.length > 0 && <p className="rb-modal-line">{t('bulk.final')}</p>}
          </>
        ) : (
          <p className="rb-muted">{t('bulk.chosen', { count: ids.length })}</p>
        )}
      </div>
    </RecordModal>
  )

  function choose(next: ActInput | undefined) {
    setInput(next)
    setReport(undefined)
    if (next) void work('preview', [{ ids, input: next }])
  }

  async function work(of: ReportOf, tasks: readonly { ids: readonly number[]; input: ActInput }[]) {
    if (isBusy) return
    const total = tasks.reduce((sum, task) => sum + task.ids.length, 0)
    stopping.current = new AbortController()
    const { signal } = stopping.current
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
      // An incomplete preview is not shown.
      if (of === 'preview' && signal.aborted) setInput(undefined)
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
    setInput(undefined)
    setReport(undefined)
    onClose()
  }
}
