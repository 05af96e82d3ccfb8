import { partsOrderBillingEndpoints } from '#contract/billing/parts-order-billing-endpoints.ts'
import { request } from '#web/api/request.ts'
import { notify } from '#web/shell/notices.ts'
import { documentOptions, openDocument } from './for-lists/open-document.ts'

/** Opens in a new tab. */
export const openPackingSlip = (id: number): Promise<void> =>
  openDocument(
    () => request(partsOrderBillingEndpoints.getPackingSlip, { params: { id } }, documentOptions),
    sayNoDocument,
  )

/** Opens in a new tab. */
export const openPickList = (id: number): Promise<void> =>
  openDocument(
    () => request(partsOrderBillingEndpoints.getPickList, { params: { id } }, documentOptions),
    sayNoDocument,
  )

const sayNoDocument = () => notify.error('billing.web.no_document')
