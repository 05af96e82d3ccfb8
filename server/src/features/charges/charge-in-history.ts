import type { OrderCharge } from '#contract/charges/order-charge.ts'
import { formatDollars } from '#contract/shared/money.ts'

/** `Environmental fee: $0.00 (Fleet contract)` */
export const chargeInHistory = ({ name, amount, waived }: OrderCharge): string =>
  `${name}: ${formatDollars(amount)}${waived ? ` (${waived.reason})` : ''}`
