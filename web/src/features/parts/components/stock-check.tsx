import Alert from 'antd/es/alert'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import type { OverlayProps } from '#web/shell/overlays.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { formatQuantity } from '../quantity-format.ts'

/** Compares ledger and stock; refetched each time it opens. */
export default function StockCheck({ open, onClose }: OverlayProps) {
  const { t } = useTranslation()
  return (
    <RecordModal open={open} title={t('parts.check.title')} width={620} onClose={onClose}>
      <Result />
    </RecordModal>
  )
}

function Result() {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useRead(partEndpoints.checkStock, {}, { staleTime: 0 })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || isFetching) return <SkeletonSections sections={1} />
  const { count, differences, parts, movements } = data.data
  const checked = t('parts.check.checked', {
    parts: parts.toLocaleString('en-US'),
    movements: movements.toLocaleString('en-US'),
  })
  if (count === 0)
    return <Alert type="success" showIcon role="status" title={t('parts.check.fine')} description={checked} />
  return (
    <>
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('parts.check.differ', { count })}
        description={`${checked} ${t('parts.check.what_to_do')}`}
      />
      <ul>
        {differences.map(({ id, stock_number, name, ...sums }) => (
          <li key={id}>
            <AppLink to={`/parts/${id}`}>
              {stock_number} {name}
            </AppLink>
            {': '}
            {t('parts.check.difference', {
              on_hand: formatQuantity(sums.on_hand),
              moved: formatQuantity(sums.moved),
              reserved: formatQuantity(sums.reserved),
              held: formatQuantity(sums.held),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
