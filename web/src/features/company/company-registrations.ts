import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

onRecordChanged('company', [
  companyEndpoints.getCompany,
  companyEndpoints.getFirstSteps,
  companyEndpoints.listFullHistory,
])
// What is missing is told from the data.
for (const kind of ['user', 'unit', 'part', 'customer'] as const)
  onRecordChanged(kind, [companyEndpoints.getFirstSteps])
