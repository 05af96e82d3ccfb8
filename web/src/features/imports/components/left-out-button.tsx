import Button, { type ButtonProps } from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports/import.ts'
import { downloadFile } from '#web/records/authorised-file.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'

/** Downloads the rows that do not come in, with a column that says why. */
export function LeftOutButton({ of, ...button }: { of: Import } & ButtonProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  return <Button {...button} loading={isBusy} onClick={() => void download()} />

  async function download() {
    setBusy(true)
    const name = `${of.file_name.replace(/\.\w+$/, '')} ${t('imports.left_out_file')}.csv`
    await downloadFile(`/api/v1/imports/${of.id}/left-out`, name).catch(showRefusal)
    setBusy(false)
  }
}
