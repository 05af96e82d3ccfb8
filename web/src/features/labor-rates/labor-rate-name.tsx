import { laborRateEndpoints } from '#contract/company/labor-rate.ts'
import { useRead } from '#web/api/hooks.ts'

/** By its id, for the comparison of two versions. */
export function LaborRateName({ id }: { id: number }) {
  const { data } = useRead(laborRateEndpoints.get, { params: { id } })
  return data?.data.name ?? '…'
}
