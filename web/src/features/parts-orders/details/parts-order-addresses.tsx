import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { useTranslation } from 'react-i18next'
import type { PartsOrder, PartsOrderAddress } from '#contract/parts-orders/parts-order.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { AddressText } from './address-text.tsx'
import '../overlays/overlay-names.ts'
import './parts-order-details.css'

export function PartsOrderAddresses({ order }: { order: PartsOrder }) {
  return (
    <div className="rb-addresses">
      <OneAddress order={order} section="delivery_address" />
      <OneAddress order={order} section="billing_address" />
    </div>
  )
}

interface OneAddressProps {
  order: PartsOrder
  section: 'delivery_address' | 'billing_address'
}

function OneAddress({ order, section }: OneAddressProps) {
  const { t } = useTranslation()
  const address: PartsOrderAddress | null = order[section]
  return (
    <div className="rb-address">
      <h3>
        {t(`parts-orders.details.${section}`)}
        {order.action_scopes.can_update && (
          <IconAction
            label={t(`parts-orders.details.edit_${section}`)}
            icon={<EditOutlined aria-hidden />}
            onClick={() => openOverlay('parts-orders.address', { order, section })}
          />
        )}
      </h3>
      {address ? <AddressText address={address} /> : <span className="rb-muted">-</span>}
    </div>
  )
}
