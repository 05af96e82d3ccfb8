import Button from 'antd/es/button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxMatching } from '#contract/records/bulk.ts'
import { maxExported } from '#contract/records/list-export.ts'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { unpaged } from '#contract/shared/page.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { request } from '#web/api/request.ts'
import { ExportMenu, type ExportOf } from '#web/ui/list/export-menu.tsx'
import type { Selection } from '#web/ui/list/list-types.ts'
import type { BulkAct, BulkKind } from './bulk-act.ts'
import { BulkModal } from './bulk-modal.tsx'

interface BulkBarProps {
  kind: BulkKind
  selection: Selection
  /** Acts without the right are left out. */
  acts?: readonly BulkAct[]
  /** Made by `matchingEndpoint` of the same list. */
  matching?: Endpoint
  exports?: ExportOf
  /** False: the rows are of records of this kind, and have no pages of their own. */
  hasPages?: boolean
  children?: ReactNode
}

/** Acts on the selected rows, or on all records that match the filters. */
export function BulkBar({
  kind,
  selection,
  acts = [],
  matching,
  exports,
  hasPages = true,
  children,
}: BulkBarProps) {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const [act, setAct] = useState<BulkAct>()
  const [open, setOpen] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const [all, setAll] = useState<{ ids: Selection['ids']; isWhole: boolean }>()
  const filters = unpaged(selection.query)
  const { order_by, order_type } = selection.query
  const ids = selection.ids.map(Number)
  const isAll = all?.ids === selection.ids
  const exported =
    ids.length <= maxExported ? { ids, order_by, order_type } : isAll && all.isWhole ? filters : undefined
  const isMore = matching !== undefined && !isAll && (selection.total ?? 0) > ids.length
  return (
    <>
      {acts
        .filter(({ endpoint }) => allowed(endpoint))
        .map(one => (
          <Button
            key={one.label}
            onClick={() => {
              setAct(one)
              setOpen(true)
            }}
          >
            {t(one.label)}
          </Button>
        ))}
      {children}
      {exports && exported ? (
        <ExportMenu endpoint={exports} query={exported} />
      ) : (
        exports &&
        allowed(exports) && (
          <span className="rb-muted">{t('bulk.most_exported', { count: maxExported })}</span>
        )
      )}
      <Button type="text" onClick={selection.clear}>
        {t('bulk.clear')}
      </Button>
      {/* Last, so that no other button moves under the pointer when it disappears. */}
      {isMore && (
        <Button type="link" loading={isFinding} onClick={() => void chooseAll(matching)}>
          {(selection.total ?? 0) > maxMatching
            ? t('bulk.first_matching', { count: maxMatching, total: selection.shownTotal })
            : t('bulk.all_matching', { count: selection.total, total: selection.shownTotal })}
        </Button>
      )}
      {act && (
        <BulkModal
          kind={kind}
          hasPages={hasPages}
          act={act}
          ids={ids}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )

  async function chooseAll(endpoint: Endpoint) {
    if (isFinding) return
    setFinding(true)
    try {
      const answer: unknown = await request(endpoint, { query: filters } as unknown as CallInput<Endpoint>)
      const { data, meta } = answer as { data: number[]; meta: { total: number } }
      selection.set(data)
      setAll({ ids: data, isWhole: data.length === meta.total })
    } catch {
      // A notice has reported it.
    } finally {
      setFinding(false)
    }
  }
}
