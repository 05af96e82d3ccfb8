import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

onRecordChanged('company', [
  companyEndpoints.getCompany,
  companyEndpoints.getFirstSteps,
  companyEndpoints.listFullHistory,
])
// The first steps depend on these.
for (const kind of ['user', 'unit', 'part', 'customer', 'charge'] as const)
  onRecordChanged(kind, [companyEndpoints.getFirstSteps])
