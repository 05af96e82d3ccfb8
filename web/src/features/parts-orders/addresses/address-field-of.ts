import { type FieldPath, fieldPath } from '#web/ui/form/save/server-errors.ts'

/** Errors of an address as a whole are shown at its select. */
export const addressFieldOf = (parameter: string): FieldPath =>
  parameter === 'billing_address' || parameter === 'delivery_address'
    ? [parameter, 'customer_address_id']
    : fieldPath(parameter)
