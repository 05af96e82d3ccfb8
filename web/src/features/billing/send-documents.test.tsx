import { expect, it } from 'vitest'
import { repairOrderBillingEndpoints as billing } from '#contract/billing/repair-order-billing-endpoints.ts'
import { missingLettersHeader } from '#contract/shared/endpoint.ts'
import { server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { dialog } from '#web/testing/seen.ts'
import { SendDocuments } from './send-documents.tsx'

const Dialog = () => (
  <SendDocuments
    orderId={7}
    orderNumber="R-000007"
    suggested="fleet@tanaka.test"
    firstDate="2026-11-22"
    kind="repair_order"
    open
    onClose={() => {}}
  />
)

it('before an invoice is sent, names the letters that no font has', async () => {
  server.answer(
    billing.getOrderInvoice,
    () => new Response('%PDF', { headers: { [missingLettersHeader]: encodeURIComponent('田中') } }),
  )
  await openPage('/', { '/': Dialog })
  await expect.element(dialog().getByText(/they print as boxes: 田中\./)).toBeVisible()
  expect(server.callsOf(billing.getOrderInvoice).map(({ query }) => query)).toEqual([{ preview: 'true' }])
})
