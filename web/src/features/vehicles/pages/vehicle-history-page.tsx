import { useTranslation } from 'react-i18next'
import type { ShortUser } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { HistoryPage } from '#web/records/history-page.tsx'
import { useRecordId } from '#web/shell/route.ts'
import { type KindOfVehicle, kindsOfVehicle } from '../kind-of-vehicle.ts'
import { useMissingVehicle } from '../use-missing-vehicle.ts'

/** Everything that happened to a truck or trailer, by person and days. */
function VehicleHistoryPage({ of }: { of: KindOfVehicle }) {
  const { t } = useTranslation()
  const id = useRecordId()
  const allowed = useAllowed()
  const { data, error } = useRead(of.endpoints.getVehicle, { params: { id } })
  useMissingVehicle(error)
  const vehicle = data?.data
  return (
    <HistoryPage
      endpoint={of.endpoints.listFullHistory}
      params={{ id }}
      crumbs={[
        { title: t(`vehicles.${of.name}`), to: of.path },
        ...(vehicle ? [{ title: vehicle.unit_number, to: `${of.path}/${id}` }] : []),
      ]}
      {...(allowed(userEndpoints.listUsersShort) ? { users } : {})}
    />
  )
}

const users = {
  endpoint: userEndpoints.listUsersShort,
  toOption: (user: ShortUser) => ({ value: user.id, label: user.full_name }),
}

const pageOf = (of: KindOfVehicle) => ({
  default: () => <VehicleHistoryPage of={of} />,
  load: ({ params }: { params: { id?: number } }) =>
    prefetch(of.endpoints.getVehicle, { params: { id: params.id! } }),
})
export const trucks = pageOf(kindsOfVehicle.truck)
export const trailers = pageOf(kindsOfVehicle.trailer)
