import { useTranslation } from 'react-i18next'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { HistoryPage } from '#web/records/history-page.tsx'
import { useRecordId } from '#web/shell/route.ts'
import { type KindOfVehicle, kindsOfVehicle } from '../kind-of-vehicle.ts'
import { useMissingVehicle } from '../use-missing-vehicle.ts'

function VehicleHistoryPage({ of }: { of: KindOfVehicle }) {
  const { t } = useTranslation()
  const id = useRecordId()
  const { data, error } = useRead(of.endpoints.getVehicle, { params: { id } })
  const isMissing = useMissingVehicle(of, error)
  if (isMissing) return null
  const vehicle = data?.data
  return (
    <HistoryPage
      endpoint={of.endpoints.listFullHistory}
      params={{ id }}
      crumbs={[
        { title: t(`vehicles.${of.name}`), to: of.path },
        ...(vehicle ? [{ title: vehicle.unit_number, to: `${of.path}/${id}` }] : []),
      ]}
    />
  )
}

const pageOf = (of: KindOfVehicle) => ({
  default: () => <VehicleHistoryPage of={of} />,
  load: ({ params }: { params: { id?: number } }) =>
    prefetch(of.endpoints.getVehicle, { params: { id: params.id! } }),
})
export const trucks = pageOf(kindsOfVehicle.truck)
export const trailers = pageOf(kindsOfVehicle.trailer)
