import Button from 'antd/es/button'
import Select from 'antd/es/select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkResult } from '#contract/repair-orders/bulk.ts'
import { StaffSelect } from '#web/records/staff-select.tsx'
import { tellRefusal } from '#web/ui/actions/tell-refusal.ts'
import '#web/ui/details/modal-text.css'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { actOnOrders, type BulkAct, takeBack } from './act-on-orders.ts'
import { BulkReport } from './bulk-report.tsx'

interface BulkModalProps {
  kind: 'mechanic' | 'status'
  ids: readonly number[]
  open: boolean
  onClose: () => void
}

/** Chooses what, shows what it would do, does it, and tells what became of each. */
export function BulkModal({ kind, ids, open, onClose }: BulkModalProps) {
  const { t } = useTranslation()
  const [act, setAct] = useState<BulkAct>()
  const [report, setReport] = useState<{ of: 'preview' | 'done' | 'undone'; rows: BulkResult[] }>()
  const [progress, setProgress] = useState<number>()
  const isBusy = progress !== undefined
  const willDo = report?.of === 'preview' ? report.rows.filter(({ outcome }) => outcome === 'done') : []
  return (
    <RecordModal
      open={open}
      title={t(kind === 'mechanic' ? 'repair-orders.bulk.assign' : 'repair-orders.bulk.change_status')}
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={isBusy}>
            {t(report && report.of !== 'preview' ? 'ui.form.close' : 'repair-orders.web.cancel')}
          </Button>
          {report?.of === 'done' && report.rows.some(({ outcome }) => outcome === 'done') && (
            <Button loading={isBusy} onClick={() => void work('undone', () => takeBack(report.rows, act!))}>
              {t('repair-orders.web.undo')}
            </Button>
          )}
          {(!report || report.of === 'preview') && (
            <Button
              type="primary"
              disabled={willDo.length === 0}
              loading={isBusy}
              onClick={() =>
                void work('done', () =>
                  actOnOrders(
                    willDo.map(({ id }) => id),
                    act!,
                    false,
                    setProgress,
                  ),
                )
              }
            >
              {t('repair-orders.bulk.apply', { count: willDo.length })}
            </Button>
          )}
        </>
      }
    >
      {(!report || report.of === 'preview') && (
        <>
          <label className="rb-modal-label" htmlFor="bulk-value">
            {t(kind === 'mechanic' ? 'repair-orders.web.new_mechanic' : 'repair-orders.web.new_status')}
          </label>
          {kind === 'mechanic' ? (
            <StaffSelect
              of="mechanic"
              none={t('repair-orders.web.no_mechanic_found')}
              id="bulk-value"
              value={act && 'mechanic_id' in act ? act.mechanic_id : null}
              onChange={id => choose(id === null ? undefined : { mechanic_id: id })}
            />
          ) : (
            <Select
              id="bulk-value"
              style={{ width: '100%' }}
              value={act && 'status' in act ? act.status : null}
              disabled={isBusy}
              options={(['new', 'in_process', 'finished'] as const).map(status => ({
                value: status,
                label: t(`repair-orders.statuses.${status}`),
              }))}
              onChange={status => choose({ status: status! })}
            />
          )}
        </>
      )}
      <div aria-live="polite">
        {isBusy ? (
          <p>{t('repair-orders.bulk.progress', { done: progress, total: ids.length })}</p>
        ) : (
          report && <BulkReport of={report.of} rows={report.rows} />
        )}
      </div>
    </RecordModal>
  )

  function choose(next: BulkAct | undefined) {
    setAct(next)
    setReport(undefined)
    if (next) void work('preview', () => actOnOrders(ids, next, true, setProgress))
  }

  async function work(of: 'preview' | 'done' | 'undone', run: () => Promise<BulkResult[]>) {
    if (isBusy) return
    setProgress(0)
    try {
      setReport({ of, rows: await run() })
    } catch (failure) {
      tellRefusal(failure)
    } finally {
      setProgress(undefined)
    }
  }

  function close() {
    if (isBusy) return
    setAct(undefined)
    setReport(undefined)
    onClose()
  }
}
