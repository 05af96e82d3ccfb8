import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { prefetch } from '#web/api/hooks.ts'
import { WholeOrder } from './repair-order-page.tsx'

export const load = ({ params }: { params: { id?: number } }) =>
  params.id && prefetch(repairOrderEndpoints.getDeletedRepairOrder, { params: { id: params.id } })

export default function DeletedOrderPage() {
  return <WholeOrder isDeleted />
}
