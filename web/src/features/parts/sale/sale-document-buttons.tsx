import FileDoneOutlined from '@ant-design/icons/es/icons/FileDoneOutlined'
import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined'
import Button from 'antd/es/button'
import Form from 'antd/es/form'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openSaleDocument } from './open-sale-document.ts'

/** Enabled after the sale. */
export function SaleDocumentButtons({ transactionId }: { transactionId: number | undefined }) {
  const { t } = useTranslation()
  const invoice = useRef<HTMLButtonElement>(null)
  const isSale = Form.useWatch('describe') === 'sold'
  const isSold = transactionId !== undefined
  useEffect(() => {
    if (isSold) invoice.current?.focus()
  }, [isSold])
  if (!isSale) return null
  return (
    <>
      {isSold && (
        <Button
          icon={<FileDoneOutlined aria-hidden />}
          // Enabled although the form is not.
          disabled={false}
          onClick={() => void openSaleDocument('receipt', transactionId)}
        >
          {t('parts.sale.receipt')}
        </Button>
      )}
      <Button
        ref={invoice}
        icon={<FilePdfOutlined aria-hidden />}
        disabled={!isSold}
        onClick={() => isSold && void openSaleDocument('invoice', transactionId)}
      >
        {t('parts.sale.invoice')}
      </Button>
    </>
  )
}
