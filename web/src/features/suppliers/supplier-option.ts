import type { SupplierChoice } from '#contract/suppliers/supplier.ts'

export const supplierOption = (supplier: SupplierChoice) => ({ value: supplier.id, label: supplier.name })
