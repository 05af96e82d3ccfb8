import type { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { lookupErrors } from '#contract/lookups/lookup-errors.ts'
import { type FixedList, type FixedListName, fixedLists } from '#contract/lookups/lookup-shapes.ts'
import { paymentMethodsFor } from '#contract/lookups/payment-methods.ts'
import type { Context } from '#server/operation/context.ts'
import type { HandlersFor } from '#server/operation/handlers.ts'
import { refusal } from '#server/operation/refusal.ts'
import { searchCompanyNames } from './company-names.ts'
import type { LookupCalls } from './data/lookup-calls.ts'
import { lookupDataIn } from './data/lookup-data.ts'
import { listDictionary } from './dictionaries/dictionary-queries.ts'
import { fixedListRows } from './dictionaries/fixed-list-rows.ts'
import { removeDictionaryEntry } from './dictionaries/remove-dictionary-entry.ts'
import { createDictionaryEntry, renameDictionaryEntry } from './dictionaries/save-dictionary-entry.ts'

const fixedList =
  <Name extends FixedListName>(name: Name) =>
  (context: Context) => ({ data: fixedListRows(name, context) })

const names = (found: string[]) => ({ data: found.map(name => ({ name })) })

export const lookupHandlers: HandlersFor<typeof lookupEndpoints> = {
  getCommonInfo: async context => ({ data: { ...allFixedLists(context), ...(await dictionaries(context)) } }),
  listPackageTypes: fixedList('package_types'),
  listDeliveryMethods: fixedList('delivery_methods'),
  listRoles: fixedList('roles'),
  listLanguages: fixedList('languages'),
  listActivityStatuses: fixedList('activity_statuses'),
  listCountries: fixedList('countries'),
  listStates: fixedList('states'),
  listContactTypes: fixedList('contact_types'),
  listTimeZones: fixedList('timezones'),
  listDrivers: fixedList('drivers'),
  listReviewStatuses: fixedList('review_statuses'),
  listVehicleTypes: fixedList('vehicle_types'),
  listDamageCodes: fixedList('damage_codes'),
  listOrderStatuses: fixedList('order_statuses'),
  listBillStatuses: fixedList('bill_statuses'),
  listPayStatuses: fixedList('pay_statuses'),
  listOverdueStatuses: fixedList('overdue_statuses'),
  listTicketStatuses: fixedList('ticket_statuses'),
  listPaymentMethods: (context, { query }) => {
    const allowed: string[] = paymentMethodsFor({
      terms: query.payment_terms,
      forAddPayment: query.for_add_payment,
    })
    return { data: fixedListRows('payment_methods', context).filter(({ key }) => allowed.includes(key)) }
  },
  searchCities: async (context, { query }) => ({
    data: await askWorker(context, 'searchPlaces', { name: query.search, zip: query.zip }),
  }),
  searchVehicleMakes: async (context, { query }) =>
    names(await askWorker(context, 'searchMakes', { search: query.s })),
  searchVehicleModels: async (context, { query }) =>
    names(await askWorker(context, 'searchModels', { makeName: query.make_name || null, search: query.s })),
  decodeVin: async (context, { query }) => {
    const outcome = await askWorker(context, 'decodeVin', {
      vin: query.vin,
      thisYear: context.now.getUTCFullYear(),
    })
    if ('problem' in outcome) throw refusal(lookupErrors[outcome.problem], { parameter: 'vin' })
    return { data: outcome }
  },
  searchCompanyNames: async (context, { query }) => ({
    data: await searchCompanyNames(context, query.company_name),
  }),
  getDictionaries: async context => ({ data: await dictionaries(context) }),
  listExpenseTypes: async context => ({ data: await listDictionary(context, 'expense_type') }),
  createExpenseType: async (context, { body }) => ({
    data: await createDictionaryEntry(context, 'expense_type', body.title),
  }),
  updateExpenseType: async (context, { params, body }) => ({
    data: await renameDictionaryEntry(context, 'expense_type', params.id, body),
  }),
  removeExpenseType: (context, { params }) => removeDictionaryEntry(context, 'expense_type', params.id),
  listPayrollBonusTypes: async context => ({ data: await listDictionary(context, 'payroll_bonus_type') }),
  createPayrollBonusType: async (context, { body }) => ({
    data: await createDictionaryEntry(context, 'payroll_bonus_type', body.title),
  }),
  updatePayrollBonusType: async (context, { params, body }) => ({
    data: await renameDictionaryEntry(context, 'payroll_bonus_type', params.id, body),
  }),
  removePayrollBonusType: (context, { params }) =>
    removeDictionaryEntry(context, 'payroll_bonus_type', params.id),
}

function allFixedLists(context: Context) {
  const lists = Object.keys(fixedLists).map(name => [name, fixedListRows(name as FixedListName, context)])
  return Object.fromEntries(lists) as { [Name in FixedListName]: FixedList<Name> }
}

async function dictionaries(context: Context) {
  return {
    expense_types: await listDictionary(context, 'expense_type'),
    payroll_bonus_types: await listDictionary(context, 'payroll_bonus_type'),
  }
}

/** Logs a failed lookup and refuses with an error of its own; forms work without it. */
async function askWorker<Name extends keyof LookupCalls>(
  { shop }: Context,
  call: Name,
  input: LookupCalls[Name]['input'],
): Promise<LookupCalls[Name]['result']> {
  try {
    return await lookupDataIn(shop.configuration.dataDir).ask(call, input)
  } catch (error) {
    shop.log.error({ err: error, call }, 'lookup failed')
    throw refusal(lookupErrors.lookup_failed)
  }
}
