import { column } from '../records/columns.ts'
import {
  emailHeadings,
  type ImportField,
  laborRateHeadings,
  notesHeadings,
  phoneHeadings,
} from '../records/import-field.ts'
import { optionalText } from '../shared/fields.ts'

/** In lists, their exports and the record. */
const listed = {
  /** Both, or a company's name. */
  first_name: column.text(optionalText(100)),
  last_name: column.text(optionalText(100)),
  company_name: column.text(optionalText(100)),
}

/** In the record alone. */
const further = {
  notes: column.text(optionalText(5000)),
  /** New orders get no automatic charges. */
  without_charges: column.flag(),
  /** Null: retail prices. */
  price_level_id: column.reference(),
}

/** Fields without rules of their own: queries, history, exports and the values of the form follow from them. */
export const customerColumns = { listed, further, all: { ...listed, ...further } }

/** The columns of a file of customers, in the order in which they are offered. */
export const customerImportFields: readonly ImportField[] = [
  {
    field: 'first_name',
    isRequired: true,
    headings: [
      'first',
      'given name',
      'имя',
      'nombre',
      "ім'я",
      'ім я',
      'billing first name',
      'contact first name',
      'customer first name',
    ],
  },
  {
    field: 'last_name',
    isRequired: true,
    headings: [
      'last',
      'surname',
      'family name',
      'фамилия',
      'apellido',
      'apellidos',
      'прізвище',
      'billing last name',
      'contact last name',
      'customer last name',
    ],
  },
  {
    field: 'full_name',
    isPersonName: true,
    headings: [
      'name',
      'contact',
      'contact name',
      'customer',
      'фио',
      'контакт',
      'nombre completo',
      'піб',
      'customer name',
      'display name',
      'display name as',
      'primary contact',
      'client',
      'client name',
      'customer full name',
      'bill to 1',
    ],
    standsFor: ['first_name', 'last_name'],
  },
  {
    field: 'company_name',
    headings: [
      'company',
      'business',
      'fleet',
      'компания',
      'организация',
      'empresa',
      'compañía',
      'компанія',
      'organization',
      'account name',
      'business name',
      'billing company',
      'default address company',
    ],
    standsFor: ['first_name', 'last_name'],
  },
  {
    field: 'email',
    isCode: true,
    headings: emailHeadings,
  },
  {
    field: 'phone',
    isCode: true,
    isRequired: true,
    headings: phoneHeadings,
  },
  { field: 'phone_extension', headings: ['ext', 'extension', 'добавочный', 'extensión', 'додатковий'] },
  {
    field: 'address',
    headings: [
      'street',
      'street address',
      'address 1',
      'адрес',
      'улица',
      'dirección',
      'calle',
      'адреса',
      'вулиця',
      'billing street',
      'billing address',
      'billing address 1',
      'billing address line 1',
      'bill to 2',
      'bill to street',
      'bill to address',
      'street 1',
      'address line 1',
      'street address 1',
      'mailing address',
      'default address address1',
    ],
  },
  {
    field: 'city',
    headings: [
      'town',
      'город',
      'ciudad',
      'місто',
      'billing city',
      'bill to city',
      'bill to 3',
      'mailing city',
      'city state zip',
      'default address city',
    ],
  },
  {
    field: 'state',
    headings: [
      'province',
      'st',
      'штат',
      'estado',
      'провінція',
      'billing state',
      'bill to state',
      'state province',
      'billing state province',
      'region',
      'mailing state',
      'default address province code',
    ],
  },
  {
    field: 'zip',
    isCode: true,
    headings: [
      'zip code',
      'postal code',
      'postcode',
      'индекс',
      'código postal',
      'індекс',
      'zipcode',
      'zip postal code',
      'postal',
      'billing zip',
      'billing zip code',
      'bill to zip',
      'billing postcode',
      'billing postal code',
      'mailing zip',
      'default address zip',
    ],
  },
  {
    field: 'labor_rate_name',
    exportedAs: 'customers.fields.labor_rate',
    headings: ['labor rate', ...laborRateHeadings],
  },
  { field: 'notes', headings: notesHeadings },
]
