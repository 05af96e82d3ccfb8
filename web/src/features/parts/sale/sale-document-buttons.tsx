import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined'
import Button from 'antd/es/button'
import Form from 'antd/es/form'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openSaleDocument } from './open-sale-document.ts'

/** Can be pressed once it is sold, and is then what the person goes on with. */
export function SaleInvoiceButton({ transactionId }: { transactionId: number | undefined }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const isSale = Form.useWatch('describe') === 'sold'
  useEffect(() => {
    if (transactionId !== undefined) button.current?.focus()
  }, [transactionId])
  if (!isSale) return null
  return (
    <Button
      ref={button}
      icon={<FilePdfOutlined aria-hidden />}
      disabled={transactionId === undefined}
      onClick={() => transactionId !== undefined && void openSaleDocument('invoice', transactionId)}
    >
      {t('parts.sale.invoice')}
    </Button>
  )
}
