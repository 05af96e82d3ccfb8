import { type FieldPath, fieldPath } from '#web/ui/form/save/server-errors.ts'

/** What is wrong with an address as a whole stands at the choice of it. */
export const addressFieldOf = (parameter: string): FieldPath =>
  parameter === 'billing_address' || parameter === 'delivery_address'
    ? [parameter, 'customer_address_id']
    : fieldPath(parameter)
