import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { categoryImageSlots } from '#contract/catalogue/category.ts'
import { chargeApplications, chargeKinds, chargeOrderKinds } from '#contract/charges/charge.ts'
import { chargeBases, taxGroups } from '#contract/charges/charge-amount.ts'
import { orderChargeKinds } from '#contract/charges/order-charge.ts'
import { costBases } from '#contract/company/cost-basis.ts'
import { customerTypes } from '#contract/customers/customer-shapes.ts'
import { taxExemptionStatuses } from '#contract/customers/tax-exemption.ts'
import { importStatuses } from '#contract/imports/import.ts'
import { importKinds } from '#contract/imports/import-fields.ts'
import { importFindingClasses } from '#contract/imports/import-finding.ts'
import { dictionaryKinds } from '#contract/lookups/dictionaries.ts'
import { deliveryMethods } from '#contract/lookups/fixed-lists.ts'
import { paymentMethods, paymentTerms } from '#contract/lookups/payment-methods.ts'
import { keySources } from '#contract/online-shop/shop-key.ts'
import {
  shopMessageProblems,
  shopMessageStatuses,
  shopMessageTypes,
} from '#contract/online-shop/shop-message.ts'
import { saleReasons } from '#contract/parts/part-sale.ts'
import { priceChangeStatuses } from '#contract/parts/price-changes.ts'
import { transactionTypes } from '#contract/parts/transactions.ts'
import { partsOrderChargeKinds } from '#contract/parts-orders/parts-order-input.ts'
import {
  deliveryTypes,
  partsOrderSources,
  partsOrderStatuses,
} from '#contract/parts-orders/parts-order-statuses.ts'
import { priceRoundings } from '#contract/prices/matrix-price.ts'
import { priceLevelKinds, priceSources } from '#contract/prices/price-of.ts'
import { listModes } from '#contract/records/list-views.ts'
import { attachmentKinds, commentKinds, historyKinds, orderKinds } from '#contract/records/record-kinds.ts'
import { odometerUnits } from '#contract/repair-orders/repair-order-input.ts'
import { openStatuses, repairOrderStatuses } from '#contract/repair-orders/repair-order-statuses.ts'
import { rateSources } from '#contract/repair-orders/work-rate.ts'
import { linkPurposes } from '#contract/session/account-endpoints.ts'
import { languageSlugs } from '#contract/shared/languages.ts'
import { tagColors, tagTypes } from '#contract/tags/tag-shapes.ts'
import { userStatuses } from '#contract/users/user-rules.ts'
import { vehicleKinds } from '#contract/vehicles/vehicle-shapes.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()

const fixedSets: Record<string, readonly string[]> = {
  'account_links.purpose': linkPurposes,
  'attachments.kind': attachmentKinds,
  'category_images.slot': categoryImageSlots,
  'charges.applies': chargeApplications,
  'charges.base': chargeBases,
  'charges.kind': chargeKinds,
  'charges.order_kind': chargeOrderKinds,
  'charges.taxed_as': taxGroups,
  'charges.vehicle_kind': vehicleKinds,
  'company.cost_basis': costBases,
  'comments.kind': commentKinds,
  'customers.language': languageSlugs,
  'customers.type': customerTypes,
  'dictionary_entries.kind': dictionaryKinds,
  'editor_image_uses.kind': ['part', 'category'],
  'history.kind': historyKinds,
  'import_findings.class': importFindingClasses,
  'import_rows.class': ['fit', ...importFindingClasses],
  'imports.kind': importKinds,
  'imports.status': importStatuses,
  'invoices.order_kind': orderKinds,
  'list_views.mode': listModes,
  'online_checkouts.closed_as': ['paid', 'expired', 'failed'],
  'online_checkouts.order_kind': orderKinds,
  'outgoing_invoices.order_kind': orderKinds,
  'parts_order_charges.base': chargeBases,
  'parts_order_charges.kind': partsOrderChargeKinds,
  'parts_order_charges.taxed_as': taxGroups,
  'parts_order_deliveries.delivery_method': deliveryMethods,
  'parts_order_items.price_source': priceSources,
  'parts_orders.delivery_type': deliveryTypes,
  'parts_orders.payment_method': paymentMethods,
  'parts_orders.payment_terms': paymentTerms,
  'parts_orders.source': partsOrderSources,
  'parts_orders.status': partsOrderStatuses,
  'payment_events.dispute': ['opened', 'won', 'lost'],
  'payment_events.outcome': ['applied', 'unapplied', 'waiting', 'nothing_to_do'],
  'payment_links.order_kind': orderKinds,
  'payments.order_kind': orderKinds,
  'price_levels.kind': priceLevelKinds,
  'price_matrices.round_to': priceRoundings,
  'price_suggestions.status': priceChangeStatuses,
  'repair_order_charges.base': chargeBases,
  'repair_order_charges.kind': orderChargeKinds,
  'repair_order_charges.taxed_as': taxGroups,
  'repair_order_parts.price_source': priceSources,
  'repair_order_works.rate_source': rateSources,
  'repair_orders.odometer_unit': odometerUnits,
  'repair_orders.status': repairOrderStatuses,
  'repair_orders.status_before_deletion': openStatuses,
  'reservations.order_kind': orderKinds,
  'stock_movements.describe': saleReasons,
  'stock_movements.operation_type': transactionTypes,
  'stock_movements.order_kind': orderKinds,
  'shop_keys.source': keySources,
  'shop_messages.problem': shopMessageProblems,
  'shop_messages.status': shopMessageStatuses,
  'shop_messages.type': shopMessageTypes,
  'tags.color': tagColors,
  'tags.type': tagTypes,
  'tax_exemptions.status': taxExemptionStatuses.filter(status => status !== 'NOT_SEND'),
  'type_of_work_charges.kind': orderChargeKinds,
  'type_of_work_charges.taxed_as': taxGroups,
  'users.language': languageSlugs,
  'users.status': userStatuses,
  'vehicles.kind': vehicleKinds,
}

it('every column with fixed values allows exactly those of the contract', async () => {
  const { rows } = await sql<{ column: string; definition: string }>`
    select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and connamespace = current_schema()::regnamespace and array_length(conkey, 1) = 1
      and pg_get_constraintdef(pg_constraint.oid) like '% = ANY (ARRAY[%'`.execute(test.db)
  const checked = Object.fromEntries(
    rows.map(({ column, definition }) => [
      column,
      [...definition.matchAll(/'([^']+)'::text/g)].map(([, word]) => word!).sort(),
    ]),
  )
  const declared = Object.fromEntries(
    Object.entries(fixedSets).map(([column, words]) => [column, [...words].sort()]),
  )
  expect(checked).toEqual(declared)
})
