import { z } from 'zod'
import { orderCharge, orderChargeInput } from '../charges/order-charge.ts'

/** A row of a type of work. With `charge_id`, name, price and taxes are those of the saved charge, whatever is sent. */
export const typeOfWorkChargeInput = orderChargeInput.pick({
  id: true,
  charge_id: true,
  kind: true,
  name: true,
  quantity: true,
  price: true,
  taxed_as: true,
  is_discounted: true,
})
export type TypeOfWorkChargeInput = z.output<typeof typeOfWorkChargeInput>

/** As it would be added to an order now. */
export const typeOfWorkCharge = orderCharge
  .pick({
    id: true,
    charge_id: true,
    kind: true,
    name: true,
    quantity: true,
    price: true,
    percent: true,
    base: true,
    min_amount: true,
    max_amount: true,
    taxed_as: true,
    is_discounted: true,
  })
  .extend({
    /** False: the saved charge is not carried any more, and no order gets it. Only the type of work itself has such rows. */
    is_used: z.boolean(),
  })
export type TypeOfWorkCharge = z.infer<typeof typeOfWorkCharge>
