import Alert from 'antd/es/alert'
import Button from 'antd/es/button'
import Progress from 'antd/es/progress'
import { useTranslation } from 'react-i18next'
import { repairOrderPdfErrors } from '#contract/repair-orders/repair-order-pdf-errors.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import './from-pdf.css'

export interface PdfReading {
  /** Progress of the upload, 0 to 1. */
  share: number
  refused?: readonly ErrorEntry[]
}

interface ReadingModalProps {
  file: File
  reading: PdfReading
  open: boolean
  onCancel: () => void
  onAnother: () => void
  onByHand: () => void
}

/** Errors of valid PDFs without text, which can still be attached. */
const attachable: readonly string[] = [
  repairOrderPdfErrors.pdf_without_text.code,
  repairOrderPdfErrors.pdf_encrypted.code,
  repairOrderPdfErrors.pdf_too_many_pages.code,
  repairOrderPdfErrors.pdf_too_heavy.code,
]

export function ReadingModal({ file, reading, open, onCancel, onAnother, onByHand }: ReadingModalProps) {
  const { t } = useTranslation()
  const { share, refused } = reading
  const mayAttach = refused?.some(({ code }) => attachable.includes(code))
  return (
    <RecordModal
      open={open}
      title={t('repair-orders.pdf.title')}
      onClose={onCancel}
      isFirm
      footer={
        <>
          <Button onClick={onCancel}>{t('repair-orders.pdf.cancel')}</Button>
          {refused && (
            <Button {...(mayAttach ? {} : { type: 'primary' as const })} onClick={onAnother}>
              {t('repair-orders.pdf.another')}
            </Button>
          )}
          {mayAttach && (
            <Button type="primary" onClick={onByHand}>
              {t('repair-orders.pdf.by_hand')}
            </Button>
          )}
        </>
      }
    >
      <p className="rb-pdf-name">{file.name}</p>
      {refused ? (
        <Alert type="error" showIcon role="alert" title={refused.map(({ title }) => title).join(' ')} />
      ) : (
        <div role="status">
          {share < 1 ? t('repair-orders.pdf.sending') : t('repair-orders.pdf.reading')}
          <Progress
            percent={Math.round(share * 100)}
            status="active"
            showInfo={share < 1}
            aria-label={t('repair-orders.pdf.title')}
          />
        </div>
      )}
    </RecordModal>
  )
}
