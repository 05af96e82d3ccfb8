import type { SupplierChoice } from '#contract/suppliers/supplier-short-list.ts'

/** How a supplier stands in a select. */
export const supplierOption = (supplier: SupplierChoice) => ({ value: supplier.id, label: supplier.name })
