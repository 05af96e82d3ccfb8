import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { tagEndpoints } from '#contract/tags/tag-endpoints.ts'
import { tagShortListEndpoints } from '#contract/tags/tag-short-list.ts'
import { trailerEndpoints, truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { registerOverlay } from '#web/shell/overlays.ts'

registerOverlay('tags.form', () => import('./components/tag-modal.tsx'))

onRecordChanged('tag', [
  tagEndpoints.list,
  tagEndpoints.get,
  tagShortListEndpoints.shortListTags,
  // Records include names and colors of their tags.
  customerEndpoints.listCustomers,
  customerEndpoints.getCustomer,
  truckEndpoints.listVehicles,
  truckEndpoints.getVehicle,
  trailerEndpoints.listVehicles,
  trailerEndpoints.getVehicle,
])
