import { partsOrderBillingEndpoints } from '#contract/billing/parts-order-billing-endpoints.ts'
import { request } from '#web/api/request.ts'
import { documentFailures, openDocument } from './for-lists/open-document.ts'

/** Opens in a new tab. */
export const openPackingSlip = (id: number): Promise<void> =>
  openDocument(() =>
    request(partsOrderBillingEndpoints.getPackingSlip, { params: { id } }, { quiet: documentFailures }),
  )

/** Opens in a new tab. */
export const openPickList = (id: number): Promise<void> =>
  openDocument(() =>
    request(partsOrderBillingEndpoints.getPickList, { params: { id } }, { quiet: documentFailures }),
  )
