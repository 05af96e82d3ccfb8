import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { ChargesTable } from '#web/features/charges/index.ts'
import { OrderMoney } from '#web/records/orders/order-money.tsx'
import { PartsOrderStatusTag } from '#web/records/orders/parts-order-status-tag.tsx'
import { openOverlay } from '#web/shell/overlays.ts'
import { useRecordId } from '#web/shell/route.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { RecordPage } from '#web/ui/details/record-page.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'
import { EditableItems } from '../details/editable-items.tsx'
import { PartsOrderAddresses } from '../details/parts-order-addresses.tsx'
import { PartsOrderAside } from '../details/parts-order-aside.tsx'
import { PartsOrderBuyer } from '../details/parts-order-buyer.tsx'
import { PartsOrderHeadActions } from '../details/parts-order-head-actions.tsx'
import { PartsOrderItems } from '../details/parts-order-items.tsx'
import { PartsOrderPayments } from '../details/parts-order-payments.tsx'
import { PartsOrderShipments } from '../details/parts-order-shipments.tsx'
import { PartsOrderPaymentTag } from '../list/parts-order-payment-tag.tsx'
import { missingPartsOrder } from '../missing-parts-order.ts'
import '../overlays/overlay-names.ts'

export const load = ({ params }: { params: { id?: number } }) =>
  params.id && prefetch(partsOrderEndpoints.getPartsOrder, { params: { id: params.id } })

export default function PartsOrderPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const read = useRead(partsOrderEndpoints.getPartsOrder, { params: { id } }, { quiet: [404] })
  return (
    <RecordPage
      query={{ ...read, data: read.data?.data }}
      title={order => order.order_number || t('parts-orders.details.draft')}
      about={order => order.customer?.full_name ?? ''}
      crumbs={[{ title: t('parts-orders.list.title'), to: '/parts-orders' }]}
      tags={order => <Tags order={order} />}
      actions={order => <PartsOrderHeadActions order={order} />}
      missing={missingPartsOrder}
      figures={order => <OrderMoney order={order} />}
      aside={order => <PartsOrderAside order={order} />}
    >
      {order => (
        <>
          <Section>
            <PartsOrderBuyer order={order} />
          </Section>
          <Section title={t('parts-orders.details.items')}>
            {order.action_scopes.can_update_items ? (
              <EditableItems order={order} />
            ) : (
              <>
                <PartsOrderItems items={order.items} />
                <ChargesTable charges={order.charges} label={t('parts-orders.summary.charges')} />
              </>
            )}
          </Section>
          <Section
            title={
              order.delivery_type
                ? t(`parts-orders.delivery_types.${order.delivery_type}`)
                : t('parts-orders.list.delivery')
            }
            actions={
              order.action_scopes.can_update && (
                <IconAction
                  label={t('parts-orders.details.edit_delivery')}
                  icon={<EditOutlined aria-hidden />}
                  onClick={() => openOverlay('parts-orders.delivery', { order })}
                />
              )
            }
          >
            <PartsOrderAddresses order={order} />
          </Section>
          {order.delivery_type === 'delivery' && !order.is_draft && (
            <Section title={t('parts-orders.details.shipments')}>
              <PartsOrderShipments order={order} />
            </Section>
          )}
          <PartsOrderPayments order={order} />
        </>
      )}
    </RecordPage>
  )
}

function Tags({ order }: { order: PartsOrder }) {
  const { t } = useTranslation()
  if (order.is_draft)
    return <StatusTag tone="outlined">{t('parts-orders.details.not_checked_out')}</StatusTag>
  return (
    <>
      <PartsOrderStatusTag status={order.status} />
      <PartsOrderPaymentTag order={order} />
      {order.free_shipping && (
        <StatusTag tone="outlined">{t('parts-orders.details.free_shipping')}</StatusTag>
      )}
      {order.is_overload && <StatusTag tone="outlined">{t('parts-orders.details.overload')}</StatusTag>}
    </>
  )
}
