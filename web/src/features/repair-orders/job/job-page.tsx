import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { useRecordId } from '#web/shell/route.ts'
import { RecordPage } from '#web/ui/details/record-page.tsx'
import { FoldedSection } from '#web/ui/page/folded-section.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { VinText } from '#web/ui/text/vin-text.tsx'
import { customerAndVehicle } from '../customer-and-vehicle.ts'
import { RepairOrderAttachments } from '../details/repair-order-attachments.tsx'
import { RepairOrderFacts } from '../details/repair-order-facts.tsx'
import { VehicleAndCustomer } from '../details/vehicle-and-customer.tsx'
import { useMissingRepairOrder } from '../missing-repair-order.ts'
import { RepairOrderStatusTag } from '../repair-order-status-tag.tsx'
import { vehicleName } from '../vehicle-name.ts'
import { JobBar } from './job-bar.tsx'
import { JobComments } from './job-comments.tsx'
import { JobComplaints } from './job-complaints.tsx'
import { JobMenu } from './job-menu.tsx'
import { JobMoney } from './job-money.tsx'
import { JobWorks } from './job-works.tsx'
import './job.css'

/** A mechanic's page of an order: complaints and work first, money last. */
export default function JobPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const read = useRead(repairOrderEndpoints.getRepairOrder, { params: { id } }, { quiet: [404] })
  const missing = useMissingRepairOrder(read.data !== undefined)
  return (
    <RecordPage
      query={{ ...read, data: read.data?.data }}
      title={order => `#${order.vehicle.unit_number}`}
      name={order => order.order_number}
      about={customerAndVehicle}
      tags={order => (
        <>
          <RepairOrderStatusTag status={order.status} />
          <span className="rb-muted">{order.order_number}</span>
        </>
      )}
      actions={order => <JobMenu order={order} />}
      missing={missing}
      figures={order => (
        <div className="rb-job-vehicle">
          <strong>{vehicleName(order.vehicle)}</strong>
          <VinText vin={order.vehicle.vin} />
          <DateText value={order.implementation_date} />
        </div>
      )}
    >
      {order => (
        <>
          <JobComplaints works={order.typeOfWork} />
          {/* The desk notes here what the driver reported. */}
          {order.notes && (
            <Section title={t('repair-orders.web.notes')}>
              <p className="rb-order-notes">{order.notes}</p>
            </Section>
          )}
          <Section title={t('repair-orders.web.types_of_work')}>
            <JobWorks order={order} />
          </Section>
          <Section title={t('records.attachments')}>
            <RepairOrderAttachments order={order} />
          </Section>
          <JobComments order={order} />
          <FoldedSection title={t('repair-orders.job.details')} hint={order.customer.full_name}>
            <VehicleAndCustomer order={order} />
            <RepairOrderFacts order={order} />
          </FoldedSection>
          <JobMoney order={order} />
          <JobBar order={order} />
        </>
      )}
    </RecordPage>
  )
}
