import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import HistoryOutlined from '@ant-design/icons/es/icons/HistoryOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { companyBeside, customerName } from '#contract/customers/customer-name.ts'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { IfAllowed } from '#web/access/if-allowed.tsx'
import { useAllowed } from '#web/access/use-allowed.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { request } from '#web/api/request.ts'
import { TagList } from '#web/features/tags/index.ts'
import { Attachments } from '#web/records/attachments.tsx'
import { Comments } from '#web/records/comments-drawer.tsx'
import { useRecordId } from '#web/shell/route.ts'
import { useGo } from '#web/shell/use-go.ts'
import { FurtherActions } from '#web/ui/actions/further-actions.tsx'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { RecordPage } from '#web/ui/details/record-page.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'
import { AddressesSection } from '../components/addresses-section.tsx'
import { CustomerDetails } from '../components/customer-details.tsx'
import { DeleteCustomer } from '../components/delete-customer.tsx'
import { Dues } from '../components/dues.tsx'
import { NewPartsOrderButton } from '../components/new-parts-order-button.tsx'
import { NewRepairOrderButton } from '../components/new-repair-order-button.tsx'
import { OwnVehicles } from '../components/own-vehicles.tsx'
import { RecentOrders } from '../components/recent-orders.tsx'
import { RecentPartsOrders } from '../components/recent-parts-orders.tsx'
import { TaxExemptionSection } from '../components/tax-exemption-section.tsx'
import { uploadRecordOf } from '../upload-record.ts'
import { whyNotDeleted } from '../why-not-deleted.ts'
import '../customers.css'

export const load = ({ params }: { params: { id?: number } }) =>
  prefetch(customerEndpoints.getCustomer, { params: { id: params.id! } })

export default function CustomerPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const go = useGo()
  const allowed = useAllowed()
  const [isDeleting, setDeleting] = useState(false)
  const query = useRead(customerEndpoints.getCustomer, { params: { id } })
  const orders = useRead(customerEndpoints.listCustomerOrders, { params: { id } })
  return (
    <>
      <RecordPage
        query={{ ...query, data: query.data?.data }}
        title={customerName}
        about={customer => companyBeside(customerName(customer), customer.company_name)}
        crumbs={[{ title: t('customers.customers'), to: '/customers' }]}
        missing={{ notice: 'customers.errors.no_such_customer', to: '/customers' }}
        tags={customer => (
          <>
            {customer.type === 'ecomm' && <StatusTag tone="outlined">{t('customers.types.ecomm')}</StatusTag>}
            <TagList tags={customer.tags} />
          </>
        )}
        actions={actions}
        figures={() => (
          <IfAllowed to={repairOrderEndpoints.getRepairOrderSummary.requires}>
            <Dues of={{ customer_id: id }} />
          </IfAllowed>
        )}
        aside={customer => (
          <>
            <TaxExemptionSection customer={customer} />
            <Section title={t('records.attachments')}>
              <Attachments
                items={customer.attachments}
                kind="customer"
                {...(allowed(customerEndpoints.addAttachment)
                  ? {
                      addTo: uploadRecordOf(customer),
                      remove: file =>
                        request(customerEndpoints.deleteAttachment, { params: { id, file_id: file.id } }),
                    }
                  : {})}
              />
            </Section>
            <Section title={t('records.comments')}>
              <Comments
                list={customerEndpoints.listComments}
                add={customerEndpoints.addComment}
                remove={customerEndpoints.deleteComment}
                params={{ id }}
                removeParams={commentId => ({ id, comment_id: commentId })}
                kind="customer"
              />
            </Section>
          </>
        )}
      >
        {customer => (
          <>
            <CustomerDetails customer={customer} />
            <OwnVehicles customer={customer} kind="truck" />
            <OwnVehicles customer={customer} kind="trailer" />
            <IfAllowed to="orders-bs.read">
              <RecentOrders read={orders} all={{ customer_id: id }} withVehicle />
            </IfAllowed>
            <IfAllowed to="orders-parts.read">
              <RecentPartsOrders customerId={id} />
            </IfAllowed>
            <AddressesSection customer={customer} />
          </>
        )}
      </RecordPage>
      <DeleteCustomer
        customer={isDeleting ? query.data?.data : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() => void go('/customers', { replace: true })}
      />
    </>
  )

  function actions(customer: Customer) {
    const reason = whyNotDeleted(customer)
    return (
      <>
        <FurtherActions>
          <LinkButton
            to={`/customers/${id}/history`}
            requires={customerEndpoints.listFullHistory}
            icon={<HistoryOutlined aria-hidden />}
          >
            {t('records.history')}
          </LinkButton>
          <AllowedButton
            to={customerEndpoints.deleteCustomer}
            icon={<DeleteOutlined aria-hidden />}
            disabledBecause={reason && t(reason)}
            onClick={() => setDeleting(true)}
          >
            {t('customers.delete')}
          </AllowedButton>
        </FurtherActions>
        <LinkButton
          to={`/customers/${id}/edit`}
          requires={customerEndpoints.updateCustomer}
          icon={<EditOutlined aria-hidden />}
        >
          {t('customers.edit')}
        </LinkButton>
        <NewPartsOrderButton customerId={id} />
        <NewRepairOrderButton of={{ customer_id: id }} />
      </>
    )
  }
}
