import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useIsAtTheVehicle } from '#web/access/at-the-vehicle.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { InvoiceActions, PaymentLinkActions, Payments } from '#web/features/billing/index.ts'
import { ChargesTable } from '#web/features/charges/index.ts'
import { Comments } from '#web/records/comments-drawer.tsx'
import { OrderMoney } from '#web/records/orders/order-money.tsx'
import { useRecordId } from '#web/shell/route.ts'
import { useIsPhone } from '#web/shell/use-is-mobile.ts'
import { RecordPage } from '#web/ui/details/record-page.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { commentCalls } from '../comment-calls.ts'
import { customerAndVehicle } from '../customer-and-vehicle.ts'
import { RepairOrderAttachments } from '../details/repair-order-attachments.tsx'
import { factsAtHead, RepairOrderFacts } from '../details/repair-order-facts.tsx'
import { RepairOrderHeadActions } from '../details/repair-order-head-actions.tsx'
import { RepairOrderTotals } from '../details/repair-order-totals.tsx'
import { RepairOrderWorks } from '../details/repair-order-works.tsx'
import { SubletState } from '../details/sublet-state.tsx'
import { VehicleAndCustomer } from '../details/vehicle-and-customer.tsx'
import { PaymentTags } from '../for-lists/payment-tags.tsx'
import { useMissingRepairOrder } from '../missing-repair-order.ts'
import { paymentLink } from '../payment-link.ts'
import { RepairOrderStatusTag } from '../repair-order-status-tag.tsx'

export const load = ({ params }: { params: { id?: number } }) =>
  params.id && prefetch(repairOrderEndpoints.getRepairOrder, { params: { id: params.id } })

const JobPage = lazy(() => import('../job/job-page.tsx'))

export default function OrderPage() {
  const isPhone = useIsPhone()
  if (!useIsAtTheVehicle() || !isPhone) return <WholeOrder />
  return (
    <Suspense fallback={<SkeletonSections />}>
      <JobPage />
    </Suspense>
  )
}

/** The full page of an order; a deleted one has its own endpoint. */
export function WholeOrder({ isDeleted = false }: { isDeleted?: boolean }) {
  const { t } = useTranslation()
  const id = useRecordId()
  const endpoint = isDeleted
    ? (repairOrderEndpoints.getDeletedRepairOrder as unknown as typeof repairOrderEndpoints.getRepairOrder)
    : repairOrderEndpoints.getRepairOrder
  const read = useRead(endpoint, { params: { id } }, { quiet: [404] })
  const missing = useMissingRepairOrder(read.data !== undefined)
  return (
    <RecordPage
      query={{ ...read, data: read.data?.data }}
      title={order => order.order_number}
      about={customerAndVehicle}
      crumbs={[{ title: t('repair-orders.web.repair_orders'), to: '/orders' }]}
      tags={order => (
        <>
          <RepairOrderStatusTag status={order.status} />
          <PaymentTags order={order} />
        </>
      )}
      actions={order => <RepairOrderHeadActions order={order} />}
      missing={missing}
      figures={order => <OrderMoney order={order} others={factsAtHead(order, t)} />}
      aside={order => (
        <>
          <div className="rb-print-last">
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
          </div>
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
          <div className="rb-aside-sheet">
            <Section title={t('repair-orders.web.details')}>
              <RepairOrderFacts order={order} hasHead />
            </Section>
          </div>
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
            <RepairOrderWorks order={order} />
            {order.charges.length > 0 && (
              <div className="rb-order-work">
                <div className="rb-order-work-head">
                  <h3>{t('repair-orders.charges.title')}</h3>
                </div>
                <ChargesTable
                  charges={order.charges}
                  label={t('repair-orders.charges.title')}
                  stateOf={charge => <SubletState order={order} charge={charge} />}
                />
              </div>
            )}
            <RepairOrderTotals order={order} />
          </Section>
          {order.notes && (
            <Section title={t('repair-orders.web.notes')}>
              <p className="rb-order-notes">{order.notes}</p>
            </Section>
          )}
        </>
      )}
    </RecordPage>
  )
}
