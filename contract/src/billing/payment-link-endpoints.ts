import type { Permission } from '../access/permissions.ts'
import { apiPrefix, defineEndpoint } from '../shared/endpoint.ts'
import { one } from '../shared/page.ts'
import { paymentLink } from './payment-link.ts'

const send = <const Path extends string, const Right extends Permission>(path: Path, requires: Right) =>
  defineEndpoint({
    method: 'POST',
    path: `${path}/payment-send-link` as const,
    requires,
    summary:
      'Mails the customer a link to the invoice for seven days, in place of an earlier one; 424 when the company has no e-mail address to send from',
    response: one(paymentLink),
  })

const get = <const Path extends string, const Right extends Permission>(path: Path, requires: Right) =>
  defineEndpoint({
    method: 'GET',
    path: `${path}/payment-link` as const,
    requires,
    summary: "The order's valid payment link; null without one",
    response: one(paymentLink.nullable()),
  })

const revoke = <const Path extends string, const Right extends Permission>(path: Path, requires: Right) =>
  defineEndpoint({
    method: 'DELETE',
    path: `${path}/payment-link` as const,
    requires,
    summary: "Revokes the order's payment link; also succeeds without one",
    response: 'nothing',
  })

const repairOrder = [`${apiPrefix}/orders/{id}`, 'orders-bs.send-documents'] as const
const partsOrder = [`${apiPrefix}/parts-orders/{id}`, 'orders-parts.send-documents'] as const

export const repairOrderLinks = {
  sendOrderPaymentLink: send(...repairOrder),
  getOrderPaymentLink: get(...repairOrder),
  revokeOrderPaymentLink: revoke(...repairOrder),
}

export const partsOrderLinks = {
  sendPartsOrderPaymentLink: send(...partsOrder),
  getPartsOrderPaymentLink: get(...partsOrder),
  revokePartsOrderPaymentLink: revoke(...partsOrder),
}
