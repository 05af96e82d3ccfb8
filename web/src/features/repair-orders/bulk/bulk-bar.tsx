import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bulkRepairOrderEndpoints } from '#contract/repair-orders/bulk.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { BulkModal } from './bulk-modal.tsx'

interface BulkBarProps {
  ids: readonly number[]
  onClear: () => void
}

/** What may be done with the orders that are ticked. */
export default function BulkBar({ ids, onClear }: BulkBarProps) {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const [kind, setKind] = useState<'mechanic' | 'status'>('mechanic')
  const [open, setOpen] = useState(false)
  const ask = (what: typeof kind) => () => {
    setKind(what)
    setOpen(true)
  }
  return (
    <>
      {allowed(bulkRepairOrderEndpoints.reassignMechanicOfOrders) && (
        <Button onClick={ask('mechanic')}>{t('repair-orders.bulk.assign')}</Button>
      )}
      {allowed(bulkRepairOrderEndpoints.changeStatusOfOrders) && (
        <Button onClick={ask('status')}>{t('repair-orders.bulk.change_status')}</Button>
      )}
      <Button type="text" onClick={onClear}>
        {t('repair-orders.bulk.clear')}
      </Button>
      <BulkModal kind={kind} ids={ids} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
