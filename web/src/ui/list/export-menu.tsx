import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined'
import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ExportFormat, type exportEndpoint, exportFormats } from '#contract/records/list-export.ts'
import { unpaged } from '#contract/shared/page.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { apiBaseUrl } from '#web/api/base-url.ts'
import { request } from '#web/api/request.ts'
import { DropMenu } from '../actions/drop-menu.tsx'

export type ExportOf = ReturnType<typeof exportEndpoint>

interface ExportMenuProps {
  endpoint: ExportOf
  /** The query of the shown list. */
  query: Record<string, unknown>
}

/** Downloads the filtered and sorted list as a file. */
export function ExportMenu({ endpoint, query }: ExportMenuProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  if (!useAllowed()(endpoint)) return null
  return (
    <DropMenu
      placement="bottomRight"
      menu={{
        items: exportFormats.map(format => ({
          key: format,
          label: t(`ui.list.export_${format}`),
          onClick: () => void save(format),
        })),
      }}
      button={(ref, isOpen) => (
        <Button
          ref={ref}
          icon={<DownloadOutlined aria-hidden />}
          loading={isBusy}
          aria-haspopup="menu"
          aria-expanded={isOpen}
        >
          {t('ui.list.export')}
        </Button>
      )}
    />
  )

  async function save(format: ExportFormat) {
    if (isBusy) return
    setBusy(true)
    try {
      const { data } = await request(endpoint, { query: { ...unpaged(query), format } as never })
      const link = document.createElement('a')
      link.href = apiBaseUrl + data.url
      link.download = ''
      link.click()
    } catch {
      // A global notice shows the error.
    } finally {
      setBusy(false)
    }
  }
}
