import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { ApiFailure, isAborted } from '#web/api/api-failure.ts'
import { request } from '#web/api/request.ts'
import type { OrderStart } from '../form/order-start.ts'
import { startFromPdf } from '../form/start-from-pdf.ts'
import { type PdfReading, ReadingModal } from './reading-modal.tsx'

/** Reads an order out of a PDF and opens the form with what was found; nothing is written yet. */
export function FromPdfButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const chooser = useRef<HTMLInputElement>(null)
  const stop = useRef<AbortController>(undefined)
  const [reading, setReading] = useState<PdfReading>()
  const choose = () => chooser.current?.click()
  return (
    <>
      <AllowedButton to={repairOrderEndpoints.readOrderPdf} icon={<FilePdfOutlined />} onClick={choose}>
        {t('repair-orders.pdf.button')}
      </AllowedButton>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        aria-label={t('repair-orders.pdf.title')}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void read(file)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
      <ReadingModal
        reading={reading}
        onCancel={() => {
          stop.current?.abort()
          setReading(undefined)
        }}
        onAnother={choose}
        onByHand={file => void open({ pdf: file })}
      />
    </>
  )

  async function read(file: File) {
    stop.current?.abort()
    stop.current = new AbortController()
    const { signal } = stop.current
    setReading({ file, share: 0 })
    try {
      const { data } = await request(
        repairOrderEndpoints.readOrderPdf,
        { files: { pdf: [file] } },
        { signal, quiet: [422, 503], onProgress: share => !signal.aborted && setReading({ file, share }) },
      )
      if (!signal.aborted) await open(startFromPdf(data, file))
    } catch (failure) {
      if (signal.aborted || isAborted(failure)) return
      // Anything else was told by a notice already.
      const isRefused = failure instanceof ApiFailure && (failure.status === 422 || failure.status === 503)
      setReading(isRefused ? { file, share: 1, refused: failure.entries } : undefined)
    }
  }

  function open(state: OrderStart): Promise<void> {
    return navigate({ to: '/orders/create', state } as unknown as { to: string })
  }
}
