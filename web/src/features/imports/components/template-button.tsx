import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { type ImportKind, importFields } from '#contract/imports/import-fields.ts'
import { saveBlob } from '#web/records/authorised-file.ts'
import { importPlaces } from '../import-places.ts'

/** A table with only the headings, as spreadsheets open it. */
export function TemplateButton({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation()
  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={save}>
      {t('imports.template')}
    </Button>
  )

  function save() {
    // Field names are accepted in any language; the byte order mark tells Excel that it is UTF-8.
    const headings = importFields[kind].map(({ field }) => field).join(',')
    saveBlob(
      new Blob([`\uFEFF${headings}\r\n`], { type: 'text/csv' }),
      `${importPlaces[kind].list.slice(1)}.csv`,
    )
  }
}
