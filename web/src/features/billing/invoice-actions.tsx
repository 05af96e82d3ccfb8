import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined'
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined'
import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { DateField } from '#web/ui/fields/date/date-field.tsx'
import { shopToday } from '#web/ui/text/today.ts'
import { downloadInvoice, openInvoice } from './for-lists/invoice.ts'
import './billing.css'

interface InvoiceActionsProps {
  orderId: number
  orderNumber: string
  firstDate: string | null
  kind: OrderKind
}

/** Preview or download, by default dated as the first invoice. */
export function InvoiceActions({ firstDate, ...order }: InvoiceActionsProps) {
  const { t } = useTranslation()
  const [chosen, setDate] = useState<string | null>()
  const date = chosen === undefined ? (firstDate ?? shopToday()) : chosen
  const [busy, setBusy] = useState<'open' | 'download'>()
  return (
    <div className="rb-invoice">
      <DateField value={date} onChange={setDate} label={t('billing.web.invoice_date')} />
      <div className="rb-invoice-buttons">
        <Button
          icon={<EyeOutlined aria-hidden />}
          loading={busy === 'open'}
          disabled={!date}
          onClick={() => void run('open', openInvoice)}
        >
          {t('billing.web.preview')}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={busy === 'download'}
          disabled={!date}
          onClick={() => void run('download', downloadInvoice)}
        >
          {t('billing.web.download')}
        </Button>
      </div>
    </div>
  )

  async function run(name: 'open' | 'download', act: typeof openInvoice) {
    if (busy || !date) return
    setBusy(name)
    await act({ ...order, date })
    setBusy(undefined)
  }
}
