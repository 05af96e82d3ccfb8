import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { InvoiceActions, PaymentLinkActions, Payments } from '#web/features/billing/index.ts'
import { Comments } from '#web/records/comments-drawer.tsx'
import { OrderMoney } from '#web/records/orders/order-money.tsx'
import { useRecordId } from '#web/shell/route.ts'
import { RecordPage } from '#web/ui/details/record-page.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { commentCalls } from '../comment-calls.ts'
import { RepairOrderAttachments } from '../details/repair-order-attachments.tsx'
import { RepairOrderFacts } from '../details/repair-order-facts.tsx'
import { RepairOrderHeadActions } from '../details/repair-order-head-actions.tsx'
import { RepairOrderWorks } from '../details/repair-order-works.tsx'
import { TotalsTable } from '../details/totals-table.tsx'
import { VehicleAndCustomer } from '../details/vehicle-and-customer.tsx'
import { paymentLink } from '../list/pay-from-address.ts'
import { missingRepairOrder } from '../missing-repair-order.ts'
import { PaymentTags } from '../payment-tags.tsx'
import { RepairOrderStatusTag } from '../repair-order-status-tag.tsx'

export const load = ({ params }: { params: { id?: number } }) =>
  params.id && prefetch(repairOrderEndpoints.getRepairOrder, { params: { id: params.id } })

/** One repair order. */
export default function OrderPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const read = useRead(repairOrderEndpoints.getRepairOrder, { params: { id } }, { quiet: [404] })
  return (
    <RecordPage
      query={{ ...read, data: read.data?.data }}
      title={order => order.order_number}
      crumbs={[{ title: t('repair-orders.web.repair_orders'), to: '/orders' }]}
      tags={order => (
        <>
          <RepairOrderStatusTag status={order.status} />
          <PaymentTags order={order} />
        </>
      )}
      actions={order => <RepairOrderHeadActions order={order} />}
      missing={missingRepairOrder}
      figures={order => <OrderMoney order={order} />}
      aside={order => (
        <>
          <Section>
            <RepairOrderFacts order={order} />
          </Section>
          {order.action_scopes.can_generate_invoice && (
            <div className="rb-no-print rb-aside-sheet">
              <Section title={t('repair-orders.web.documents')}>
                <InvoiceActions
                  orderId={order.id}
                  orderNumber={order.order_number}
                  firstDate={order.invoice_date}
                  kind="repair_order"
                />
                {order.action_scopes.can_send_documents && order.balance > 0 && (
                  <PaymentLinkActions
                    orderId={order.id}
                    customerEmail={order.customer.email}
                    kind="repair_order"
                  />
                )}
              </Section>
            </div>
          )}
          <div className="rb-no-print rb-aside-sheet">
            <Section title={t('records.attachments')}>
              <RepairOrderAttachments order={order} />
            </Section>
            <Section title={t('records.comments')}>
              <Comments
                {...commentCalls}
                params={{ id }}
                removeParams={comment_id => ({ id, comment_id })}
                canAdd={order.action_scopes.can_comment}
              />
            </Section>
          </div>
        </>
      )}
    >
      {order => (
        <>
          <Section>
            <VehicleAndCustomer order={order} />
          </Section>
          <Section title={t('repair-orders.web.types_of_work')}>
            <RepairOrderWorks works={order.typeOfWork} />
            <TotalsTable
              totals={{
                labor: order.labor_amount,
                parts: order.parts_amount,
                discount: order.discount_amount,
                tax_labor: order.tax_labor_amount,
                tax_parts: order.tax_parts_amount,
                total: order.total_amount,
              }}
              rates={order}
              paid={order.paid_amount}
              balance={order.balance}
            />
          </Section>
          {order.notes && (
            <Section title={t('repair-orders.web.notes')}>
              <p className="rb-order-notes">{order.notes}</p>
            </Section>
          )}
          <Section title={t('repair-orders.web.payments')}>
            <Payments
              orderId={order.id}
              payments={order.payments}
              canDelete={order.action_scopes.can_delete_payment}
              kind="repair_order"
            />
            {order.action_scopes.can_create_payment && (
              <AppLink {...paymentLink(order)} className="rb-no-print rb-take-payment">
                {t('repair-orders.web.take_payment')}
              </AppLink>
            )}
          </Section>
        </>
      )}
    </RecordPage>
  )
}
