import type { Customer } from '#contract/customers/customer-shapes.ts'
import { languages } from '#contract/shared/languages.ts'
import { LaborRateName } from '#web/features/labor-rates/index.ts'
import { TagNames } from '#web/features/tags/index.ts'
import { StaffName } from '#web/records/staff-select.tsx'
import type { ShowValue } from '#web/ui/form/form-declaration.ts'

/** For the comparison of two versions. */
export const showCustomerValue: ShowValue<Customer> = (field, value) => {
  if (field === 'tags') return <TagNames type="customer" ids={value as number[]} />
  if (field === 'language') return languages.find(({ slug }) => slug === value)?.name
  if (field === 'labor_rate_id' && value) return <LaborRateName id={value as number} />
  if (field === 'sales_manager_id' && value) return <StaffName of="sales_manager" id={value as number} />
  return undefined
}
