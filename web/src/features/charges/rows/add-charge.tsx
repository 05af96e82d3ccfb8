import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { OfferedCharge } from '#contract/charges/charge.ts'
import { maxOrderCharges, type orderChargeKinds } from '#contract/charges/order-charge.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { DropMenu } from '#web/ui/actions/drop-menu.tsx'
import { type ChargeRowValues, copiedCharge, typedCharge } from './charge-row-values.ts'

interface AddChargeProps {
  label: string
  /** Saved ones to copy. */
  offered: readonly OfferedCharge[]
  /** Kinds to type. */
  kinds: readonly (typeof orderChargeKinds)[number][]
  /** Charges that the order has. */
  count: number
  disabled: boolean
  onAdd: (row: ChargeRowValues) => void
}

export function AddCharge({ label, offered, kinds, count, disabled, onAdd }: AddChargeProps) {
  const { t } = useTranslation()
  const hasRoom = count < maxOrderCharges
  return (
    <DropMenu
      menu={{
        items: [
          ...offered.map(charge => ({
            key: charge.id,
            label: `${charge.name} · ${priceOf(charge)}`,
            onClick: () => onAdd(copiedCharge(charge)),
          })),
          ...(offered.length > 0 ? [{ key: 'line', type: 'divider' as const }] : []),
          ...kinds.map(kind => ({
            key: kind,
            label: t(`charges.kinds.${kind}`),
            onClick: () => onAdd(typedCharge(kind)),
          })),
        ],
      }}
      button={(ref, isOpen) => (
        <Button
          ref={ref}
          className="rb-add-charge"
          type="dashed"
          size="small"
          icon={<PlusOutlined aria-hidden />}
          disabled={disabled || !hasRoom}
          title={hasRoom ? undefined : t('charges.errors.too_many_charges', { max: maxOrderCharges })}
          aria-haspopup="menu"
          aria-expanded={isOpen}
        >
          {label}
        </Button>
      )}
    />
  )

  function priceOf({ amount, percent, base }: OfferedCharge) {
    return base ? t(`charges.percent_of.${base}`, { percent }) : formatDollars(amount ?? 0)
  }
}
