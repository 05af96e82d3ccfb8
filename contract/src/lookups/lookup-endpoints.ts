import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { listOf, one } from '../shared/page.ts'
import { typedText } from '../shared/text.ts'
import { normalizeVin } from '../shared/vin.ts'
import { dictionaryEntry, dictionaryEntryInput } from './dictionaries.ts'
import { type FixedListName, fixedLists, suggestion } from './lookup-shapes.ts'
import { paymentTerms } from './payment-methods.ts'
import { cityShape } from './places.ts'
import { vinDecodeShape } from './vehicle-lookups.ts'

const base = '/api/v1/common-info'

const citySearchMin = 3
const zipSearchMin = 2
const makeSearchMin = 2
const modelSearchMin = 2
const companyNameSearchMin = 3

/** `vehicle_types` is read at `/common-info/vehicle-types`. */
const fixedList = <Row extends z.ZodType>(name: FixedListName, row: Row, summary: string) =>
  defineEndpoint({
    method: 'GET',
    path: `${base}/${name.replaceAll('_', '-')}`,
    requires: 'signed-in',
    summary,
    response: listOf(row),
  })

const text = typedText().max(200)
const tooShort = (min: number) => ({ code: 'validate__min-length', min })

const dictionary = <const Path extends string>(path: Path, what: string) => ({
  list: defineEndpoint({
    method: 'GET',
    path: `${base}/${path}` as const,
    requires: 'signed-in',
    summary: `All ${what}`,
    response: listOf(dictionaryEntry),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: `${base}/${path}` as const,
    requires: 'dictionaries.create',
    summary: `Adds to the ${what}`,
    body: dictionaryEntryInput,
    response: one(dictionaryEntry),
  }),
  update: defineEndpoint({
    method: 'PUT',
    also: 'POST',
    path: `${base}/${path}/{id}` as const,
    requires: 'dictionaries.update',
    summary: `Renames one of the ${what}`,
    body: dictionaryEntryInput,
    response: one(dictionaryEntry),
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${base}/${path}/{id}` as const,
    requires: 'dictionaries.delete',
    summary: `Drops one of the ${what}`,
    response: 'nothing',
  }),
})

const expenseTypes = dictionary('expense-types', 'expense types')
const payrollBonusTypes = dictionary('payroll-bonus-types', 'payroll bonus types')

export const lookupEndpoints = {
  getCommonInfo: defineEndpoint({
    method: 'GET',
    path: base,
    requires: 'signed-in',
    summary: 'Every list that needs no search, in one call',
    response: one(
      z.object({
        ...(Object.fromEntries(Object.entries(fixedLists).map(([name, row]) => [name, z.array(row)])) as {
          [Name in FixedListName]: z.ZodArray<(typeof fixedLists)[Name]>
        }),
        expense_types: z.array(dictionaryEntry),
        payroll_bonus_types: z.array(dictionaryEntry),
      }),
    ),
  }),
  listPackageTypes: fixedList('package_types', fixedLists.package_types, 'Package types of parts'),
  listDeliveryMethods: fixedList('delivery_methods', fixedLists.delivery_methods, 'Ways that parts are sent'),
  listRoles: fixedList('roles', fixedLists.roles, 'Roles of users with their colours'),
  listLanguages: fixedList('languages', fixedLists.languages, 'Languages of the interface'),
  listActivityStatuses: fixedList('activity_statuses', fixedLists.activity_statuses, 'Statuses of users'),
  listCountries: fixedList('countries', fixedLists.countries, 'Countries that an address can be in'),
  listStates: fixedList('states', fixedLists.states, 'States, territories and provinces'),
  listContactTypes: fixedList('contact_types', fixedLists.contact_types, 'Types of contacts (inherited)'),
  listTimeZones: fixedList('timezones', fixedLists.timezones, 'Time zones of the US, Canada and Mexico'),
  listDrivers: fixedList('drivers', fixedLists.drivers, 'Drivers (inherited, empty)'),
  listReviewStatuses: fixedList('review_statuses', fixedLists.review_statuses, 'Review statuses (inherited)'),
  listVehicleTypes: fixedList('vehicle_types', fixedLists.vehicle_types, 'Types of trucks'),
  listDamageCodes: fixedList('damage_codes', fixedLists.damage_codes, 'Damage codes (inherited)'),
  listOrderStatuses: fixedList(
    'order_statuses',
    fixedLists.order_statuses,
    'Statuses of repair orders, inherited ones included',
  ),
  listBillStatuses: fixedList('bill_statuses', fixedLists.bill_statuses, 'Billing statuses of repair orders'),
  listPayStatuses: fixedList('pay_statuses', fixedLists.pay_statuses, 'Payment statuses of repair orders'),
  listOverdueStatuses: fixedList(
    'overdue_statuses',
    fixedLists.overdue_statuses,
    'Overdue statuses of repair orders',
  ),
  listTicketStatuses: fixedList(
    'ticket_statuses',
    fixedLists.ticket_statuses,
    'Statuses of support tickets (inherited)',
  ),
  listPaymentMethods: defineEndpoint({
    method: 'GET',
    path: `${base}/payment-methods`,
    requires: 'signed-in',
    summary: 'Payment methods, all or those that a payment term allows',
    query: z.object({
      payment_terms: z.enum(paymentTerms).optional(),
      /** 1 leaves out methods that only a customer can choose. */
      for_add_payment: z.boolean().optional(),
    }),
    response: listOf(fixedLists.payment_methods),
  }),
  searchCities: defineEndpoint({
    method: 'GET',
    path: `${base}/cities`,
    requires: 'signed-in',
    summary: 'Up to 50 cities by the beginning of the name, of the ZIP code, or of both',
    query: z
      .object({ search: text.default(''), zip: text.default('') })
      .refine(({ search, zip }) => search.length >= citySearchMin || zip.length > 0, {
        path: ['search'],
        params: tooShort(citySearchMin),
      })
      .refine(
        ({ search, zip }) => search.length >= citySearchMin || zip.length >= zipSearchMin || zip === '',
        {
          path: ['zip'],
          params: tooShort(zipSearchMin),
        },
      ),
    response: listOf(cityShape),
  }),
  searchVehicleMakes: defineEndpoint({
    method: 'GET',
    path: `${base}/vehicle-makes`,
    requires: 'signed-in',
    summary: 'Up to 50 makes of trucks, trailers and buses with a word that starts with the text',
    query: z.object({ s: text.min(makeSearchMin) }),
    response: listOf(suggestion),
  }),
  searchVehicleModels: defineEndpoint({
    method: 'GET',
    path: `${base}/vehicle-models`,
    requires: 'signed-in',
    summary: 'Models of a make, or of all makes, with a word that starts with the text',
    query: z
      .object({ make_name: text.default(''), s: text.default('') })
      .refine(({ make_name, s }) => make_name !== '' || s.length >= modelSearchMin, {
        path: ['s'],
        params: tooShort(modelSearchMin),
      }),
    response: listOf(suggestion),
  }),
  decodeVin: defineEndpoint({
    method: 'GET',
    path: `${base}/vin-decode`,
    requires: 'signed-in',
    summary: 'Make, model, year and type of a VIN; 422 if it cannot be decoded',
    query: z.object({ vin: z.string().max(200).transform(normalizeVin) }),
    response: one(vinDecodeShape),
  }),
  searchCompanyNames: defineEndpoint({
    method: 'GET',
    path: `${base}/company-names`,
    requires: 'signed-in',
    summary: 'Company names of customers that contain the text',
    query: z.object({ company_name: text.min(companyNameSearchMin) }),
    response: listOf(suggestion),
  }),
  getDictionaries: defineEndpoint({
    method: 'GET',
    path: `${base}/dictionaries`,
    requires: 'dictionaries.read',
    summary: 'The lists that the shop keeps itself',
    response: one(
      z.object({
        expense_types: z.array(dictionaryEntry),
        payroll_bonus_types: z.array(dictionaryEntry),
      }),
    ),
  }),
  listExpenseTypes: expenseTypes.list,
  createExpenseType: expenseTypes.create,
  updateExpenseType: expenseTypes.update,
  removeExpenseType: expenseTypes.remove,
  listPayrollBonusTypes: payrollBonusTypes.list,
  createPayrollBonusType: payrollBonusTypes.create,
  updatePayrollBonusType: payrollBonusTypes.update,
  removePayrollBonusType: payrollBonusTypes.remove,
}
