import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { carrierName } from '../list/shipments-of.ts'
import '../overlays/overlay-names.ts'
import './parts-order-details.css'

export function PartsOrderShipments({ order }: { order: PartsOrder }) {
  const { t } = useTranslation()
  if (order.deliveries.length === 0) return <p className="rb-muted">{t('parts-orders.details.not_sent')}</p>
  return (
    <ul className="rb-shipments">
      {order.deliveries.map(shipment => (
        <li key={shipment.id}>
          <div>
            {carrierName(shipment.delivery_method, t)}
            {shipment.tracking_number && (
              <>
                {' · '}
                <span className="rb-number">{shipment.tracking_number}</span>
              </>
            )}
            <div className="rb-muted">
              <DateText value={shipment.date_sent} variant="date" />
              {' · '}
              {t('parts-orders.shipment.delivery_cost')} <Money value={shipment.delivery_cost} />
            </div>
          </div>
          {order.action_scopes.can_update_delivery && (
            <IconAction
              label={t('parts-orders.shipment.edit')}
              icon={<EditOutlined aria-hidden />}
              onClick={() => openOverlay('parts-orders.shipment', { order, shipment })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
