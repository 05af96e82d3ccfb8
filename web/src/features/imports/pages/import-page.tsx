import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Import, isImportBusy } from '#contract/imports/import.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { recordChanged } from '#web/api/record-changes.ts'
import { announce } from '#web/shell/announcements.ts'
import { useRecordId } from '#web/shell/route.ts'
import { RecordPage } from '#web/ui/details/record-page.tsx'
import { CheckActions } from '../components/check-actions.tsx'
import { ImportCheck } from '../components/import-check.tsx'
import { ImportColumns } from '../components/import-columns.tsx'
import { ImportOutcome } from '../components/import-outcome.tsx'
import { ImportProgress } from '../components/import-progress.tsx'
import { useUncheckedCells } from '../components/mended-cells.ts'
import { importPlaces } from '../import-places.ts'
import '../imports.css'

const askAgainMs = 700

export const load = ({ params }: { params: { id?: number } }) =>
  prefetch(importEndpoints.getImport, { params: { id: params.id! } })

export default function ImportPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const query = useRead(importEndpoints.getImport, { params: { id } })
  const found = query.data?.data
  const [isMatching, setMatching] = useState(false)
  const unchecked = useUncheckedCells(id)
  useFollowing(found, query.refetch)
  const refresh = () => {
    setMatching(false)
    return query.refetch()
  }
  const checked = () => {
    unchecked.drop()
    return refresh()
  }
  return (
    <RecordPage
      query={{ ...query, data: found }}
      title={({ kind }) => t(`imports.kinds.${kind}`)}
      crumbs={found ? crumbsOf(found) : []}
      missing={{ notice: 'errors.no_such_import', to: '/' }}
      tags={({ file_name: file, row_count }) => (
        <span className="rb-muted">
          {t('imports.rows_in', { file, count: row_count.toLocaleString('en-US') })}
        </span>
      )}
      actions={one =>
        isBeingChecked(one) && (
          <CheckActions
            of={one}
            hasUncheckedCells={unchecked.cells.length > 0}
            onChecked={checked}
            onDone={refresh}
            onColumns={() => setMatching(true)}
          />
        )
      }
    >
      {one => {
        if (isImportBusy(one.status)) return <ImportProgress of={one} onDone={refresh} />
        if (isMatching || one.status === 'read')
          return (
            <ImportColumns
              key={JSON.stringify(one.reading)}
              of={one}
              mended={unchecked.cells}
              onDone={checked}
            />
          )
        if (isBeingChecked(one))
          return (
            <ImportCheck
              of={one}
              mended={unchecked.cells}
              onMended={unchecked.keep}
              onChecked={checked}
              onDone={refresh}
            />
          )
        return <ImportOutcome of={one} onDone={refresh} />
      }}
    </RecordPage>
  )

  function isBeingChecked({ status }: Import): boolean {
    return !isMatching && (status === 'checked' || status === 'failed')
  }

  function crumbsOf({ kind }: Import) {
    const { list, heading } = importPlaces[kind]
    return [{ title: t(heading), to: list }]
  }
}

/** Polls while the import runs, then notifies and refetches the lists. */
function useFollowing(found: Import | undefined, refetch: () => unknown): void {
  const { t } = useTranslation()
  const [wasBusy, setWasBusy] = useState(false)
  const isBusy = found !== undefined && isImportBusy(found.status)
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(refetch, askAgainMs)
    return () => clearInterval(timer)
  }, [isBusy, refetch])
  useEffect(() => {
    if (isBusy) return setWasBusy(true)
    if (!wasBusy || !found) return
    setWasBusy(false)
    announce(t(`imports.statuses.${found.status}`))
    void recordChanged(found.kind)
  }, [isBusy, wasBusy, found, t])
}
