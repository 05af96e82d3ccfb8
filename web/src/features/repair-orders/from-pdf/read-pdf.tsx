import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { ApiFailure, isAborted } from '#web/api/api-failure.ts'
import { request } from '#web/api/request.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { useGo } from '#web/shell/use-go.ts'
import { choosePdf } from '../for-lists/choose-pdf.ts'
import type { RepairOrderStart } from '../form/values/repair-order-start.ts'
import { type PdfReading, ReadingModal } from './reading-modal.tsx'
import { valuesFromFindings } from './values-from-findings.ts'

const form = '/orders/create'

export default function ReadPdf({ file, open, onClose }: Overlays['repair-orders.read-pdf'] & OverlayProps) {
  const router = useRouter()
  const go = useGo()
  const [reading, setReading] = useState<PdfReading>({ share: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another file is read again
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    void read(stop.signal)
    return () => stop.abort()
  }, [file, open])

  return (
    <ReadingModal
      file={file}
      reading={reading}
      open={open}
      onCancel={onClose}
      onAnother={choosePdf}
      onByHand={() => void start({ pdf: file })}
    />
  )

  async function read(signal: AbortSignal) {
    setReading({ share: 0 })
    try {
      const { data: findings } = await request(
        repairOrderEndpoints.readOrderPdf,
        { files: { pdf: [file] } },
        { signal, quiet: [422, 503], onProgress: share => !signal.aborted && setReading({ share }) },
      )
      if (!signal.aborted) await start({ pdf: file, findings, data: valuesFromFindings(findings) })
    } catch (failure) {
      if (signal.aborted || isAborted(failure)) return
      const isRefused = failure instanceof ApiFailure && (failure.status === 422 || failure.status === 503)
      if (isRefused) setReading({ share: 1, refused: failure.entries })
      // A notice has reported other failures.
      else onClose()
    }
  }

  async function start(state: RepairOrderStart): Promise<void> {
    onClose()
    // An open form would keep its values.
    if (router.state.location.pathname === form) await go('/orders')
    await go(form, { state })
  }
}
