import Tooltip from 'antd/es/tooltip'
import { useTranslation } from 'react-i18next'
import type { PartRow } from '#contract/parts/part.ts'
import { formatQuantity } from '../quantity-format.ts'

/** Red at or below the minimum, with a tooltip. */
export function PartQuantity({
  part,
}: {
  part: Pick<PartRow, 'quantity' | 'unit_name' | 'is_below_min' | 'min_limit'>
}) {
  const { t } = useTranslation()
  const text = `${formatQuantity(part.quantity)} ${part.unit_name}`
  if (!part.is_below_min) return <span className="rb-number">{text}</span>
  const low = t('parts.low_stock', { n: formatQuantity(part.min_limit ?? 0) })
  return (
    <Tooltip title={low} trigger={['hover', 'focus']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the reason must be reachable by keyboard */}
      <span className="rb-number rb-bad" tabIndex={0}>
        {text}
        <span className="rb-visually-hidden">. {low}</span>
      </span>
    </Tooltip>
  )
}
