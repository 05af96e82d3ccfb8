import { homeEndpoints } from '#contract/home/home-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

onRecordChanged('repair_order', [homeEndpoints.getDay, homeEndpoints.getOwed])
onRecordChanged('user', [homeEndpoints.getDay])
