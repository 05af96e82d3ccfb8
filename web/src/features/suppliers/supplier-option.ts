import type { SupplierChoice } from '#contract/suppliers/supplier.ts'

/** A supplier as a select option. */
export const supplierOption = (supplier: SupplierChoice) => ({ value: supplier.id, label: supplier.name })
