import { attachmentRules } from '#contract/shared/uploads.ts'
import type { AttachedKind } from '#server/records/attachments.ts'
import { findCustomer, lockCustomer } from './find-customer.ts'

export const customerAttachments: AttachedKind = {
  kind: 'customer',
  path: '/api/v1/customers',
  maxCount: attachmentRules.maxCount,
  async guard(context, id, act) {
    await (act === 'read' ? findCustomer(context, id) : lockCustomer(context, id))
  },
}
