import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined'
import Button from 'antd/es/button'
import Pagination from 'antd/es/pagination'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports/import.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import type { ImportFindingGroup } from '#contract/imports/import-finding.ts'
import { useRead } from '#web/api/hooks.ts'
import { useFieldLabel } from '../import-places.ts'
import { ImportFindingRow } from './import-finding-row.tsx'

const pageSize = 50

interface ImportGroupProps {
  of: Import
  group: ImportFindingGroup
  /** Of doubts. */
  onConfirm?: (isRight: boolean) => void
}

/** Findings of one kind: the first of them, or pages of all. */
export function ImportGroup({ of, group, onConfirm }: ImportGroupProps) {
  const { t } = useTranslation()
  const labelOf = useFieldLabel(of.kind)
  const [page, setPage] = useState(0)
  const { code, field } = group
  const all = useRead(
    importEndpoints.listImportFindings,
    {
      params: { id: of.id },
      query: { class: group.class, code, ...(field && { field }), page: page || 1, per_page: pageSize },
    },
    { enabled: page > 0, keepsPrevious: true },
  )
  const findings = page > 0 && all.data ? all.data.data : group.findings
  const name = t(`imports.groups.${code}`, { defaultValue: group.findings[0]?.title })
  return (
    <div className="rb-group">
      <div className="rb-group-head">
        <h3>
          {field && `${labelOf(field)}: `}
          {name}
          <span className="rb-muted"> · {t('imports.group_rows', { count: group.rows })}</span>
        </h3>
        {onConfirm && (
          <div className="rb-group-acts">
            <Button type="text" disabled={!group.is_confirmed} onClick={() => onConfirm(false)}>
              {t('imports.not_so')}
            </Button>
            <Button
              icon={<CheckOutlined aria-hidden />}
              aria-pressed={group.is_confirmed}
              type={group.is_confirmed ? 'primary' : 'default'}
              onClick={() => onConfirm(true)}
            >
              {t('imports.right')}
            </Button>
          </div>
        )}
      </div>
      {findings.map(finding => (
        <ImportFindingRow
          key={finding.id}
          finding={finding}
          label={finding.field && labelOf(finding.field)}
          why={finding.title === name ? '' : finding.title}
        />
      ))}
      {page === 0 && group.findings.length < group.rows && (
        <Button type="link" onClick={() => setPage(1)}>
          {t('imports.show_rows')}
        </Button>
      )}
      {page > 0 && (all.data?.meta.total ?? 0) > pageSize && (
        <Pagination
          size="small"
          current={page}
          pageSize={pageSize}
          showSizeChanger={false}
          total={all.data!.meta.total}
          onChange={setPage}
        />
      )}
    </div>
  )
}
