import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { vehicleAttachmentRules } from '#contract/shared/uploads.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { IfAllowed } from '#web/access/if-allowed.tsx'
import { useAllowed } from '#web/access/use-allowed.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { request } from '#web/api/request.ts'
import { Dues, NewRepairOrderButton, RecentOrders } from '#web/features/customers/index.ts'
import { TagList } from '#web/features/tags/index.ts'
import { Attachments } from '#web/records/attachments.tsx'
import { Comments } from '#web/records/comments-drawer.tsx'
import { HistoryList } from '#web/records/history-list.tsx'
import { useRecordId } from '#web/shell/route.ts'
import { useGo } from '#web/shell/use-go.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { RecordPage } from '#web/ui/details/record-page.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { DeleteVehicle } from '../components/delete-vehicle.tsx'
import { VehicleDetails } from '../components/vehicle-details.tsx'
import { VehicleHead } from '../components/vehicle-head.tsx'
import { type KindOfVehicle, kindsOfVehicle } from '../kind-of-vehicle.ts'
import { useMissingVehicleRedirect } from '../use-missing-vehicle.ts'
import '../vehicles.css'

function VehiclePage({ of }: { of: KindOfVehicle }) {
  const { t } = useTranslation()
  const id = useRecordId()
  const go = useGo()
  const allowed = useAllowed()
  const [isDeleting, setDeleting] = useState(false)
  const { endpoints } = of
  const missing = useMissingVehicleRedirect(of)
  const query = useRead(endpoints.getVehicle, { params: { id } })
  const orders = useRead(endpoints.listVehicleOrders, { params: { id } })
  const history = useRead(endpoints.listHistory, { params: { id } })
  return (
    <>
      <RecordPage
        // With its orders, which would move what is below them.
        query={{ ...query, data: orders.isPending ? undefined : query.data?.data }}
        title={vehicle => `${vehicle.year} ${vehicle.make} ${vehicle.model} · #${vehicle.unit_number}`}
        crumbs={[{ title: t(`vehicles.${of.name}`), to: of.path }]}
        missing={missing}
        tags={vehicle => <TagList tags={vehicle.tags} />}
        actions={actions}
        figures={vehicle => (
          <>
            <VehicleHead vehicle={vehicle} />
            <IfAllowed to="orders-bs.create-payment">
              <Dues of={of.kind === 'truck' ? { truck_id: id } : { trailer_id: id }} others={lastVisit()} />
            </IfAllowed>
          </>
        )}
        aside={vehicle => (
          <>
            <VehicleDetails of={of} vehicle={vehicle} />
            <Section title={t('records.attachments')}>
              <Attachments
                items={vehicle.attachments}
                kind={of.kind}
                rules={vehicleAttachmentRules}
                {...(allowed(endpoints.addAttachment)
                  ? {
                      addTo: {
                        target: of.kind,
                        id,
                        name: `${vehicle.make} ${vehicle.model} #${vehicle.unit_number}`,
                        page: `${of.path}/${id}`,
                      },
                      remove: file =>
                        request(endpoints.deleteAttachment, { params: { id, file_id: file.id } }),
                    }
                  : {})}
              />
            </Section>
            <Section title={t('records.comments')}>
              <Comments
                list={endpoints.listComments}
                add={endpoints.addComment}
                remove={endpoints.deleteComment}
                params={{ id }}
                removeParams={commentId => ({ id, comment_id: commentId })}
                kind={of.kind}
              />
            </Section>
          </>
        )}
      >
        {() => (
          <>
            <IfAllowed to="orders-bs.read">
              <RecentOrders read={orders} all={{ [`${of.kind}_id`]: id }} />
            </IfAllowed>
            <Section
              title={t('records.history')}
              actions={<AppLink to={`${of.path}/${id}/history`}>{t('vehicles.whole_history')}</AppLink>}
            >
              <HistoryList entries={(history.data?.data ?? []).slice(0, 5)} />
            </Section>
          </>
        )}
      </RecordPage>
      <DeleteVehicle
        of={of}
        vehicle={isDeleting ? query.data?.data : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() => void go(of.path, { replace: true })}
      />
    </>
  )

  function lastVisit() {
    const visits = (orders.data?.data ?? []).filter(order => order.status !== 'new')
    const last = visits[0]
    const read = visits.find(order => order.odometer_in !== null)
    return [
      last !== undefined && {
        label: t('vehicles.last_visit'),
        value: <DateText value={last.implementation_date} variant="date" />,
      },
      read !== undefined && {
        label: t('vehicles.last_odometer'),
        value: `${read.odometer_in!.toLocaleString('en-US')} ${t(`customers.${read.odometer_unit}`)}`,
      },
    ]
  }

  function actions() {
    return (
      <>
        <AllowedButton
          to={endpoints.deleteVehicle}
          icon={<DeleteOutlined aria-hidden />}
          onClick={() => setDeleting(true)}
        >
          {t('vehicles.delete')}
        </AllowedButton>
        <LinkButton
          to={`${of.path}/${id}/edit`}
          requires={endpoints.updateVehicle}
          icon={<EditOutlined aria-hidden />}
        >
          {t('vehicles.edit')}
        </LinkButton>
        <NewRepairOrderButton of={{ vehicle_id: id }} />
      </>
    )
  }
}

const pageOf = (of: KindOfVehicle) => ({
  default: () => <VehiclePage of={of} />,
  load: ({ params }: { params: { id?: number } }) =>
    Promise.all([
      prefetch(of.endpoints.getVehicle, { params: { id: params.id! } }),
      prefetch(of.endpoints.listVehicleOrders, { params: { id: params.id! } }),
    ]),
})
export const trucks = pageOf(kindsOfVehicle.truck)
export const trailers = pageOf(kindsOfVehicle.trailer)
