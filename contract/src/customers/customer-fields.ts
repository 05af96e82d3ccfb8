import { column } from '../records/columns.ts'
import { type ImportField, notesHeadings } from '../records/import-field.ts'
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
}

/** Fields without rules of their own: queries, history, exports and the values of the form follow from them. */
export const customerColumns = { listed, further, all: { ...listed, ...further } }

/** The columns of a file of customers, in the order in which they are offered. */
export const customerImportFields: readonly ImportField[] = [
  {
    field: 'first_name',
    isRequired: true,
    headings: ['first', 'given name', 'имя', 'nombre', "ім'я", 'ім я'],
  },
  {
    field: 'last_name',
    isRequired: true,
    headings: ['last', 'surname', 'family name', 'фамилия', 'apellido', 'apellidos', 'прізвище'],
  },
  {
    field: 'full_name',
    isPersonName: true,
    headings: ['name', 'contact', 'contact name', 'customer', 'фио', 'контакт', 'nombre completo', 'піб'],
    standsFor: ['first_name', 'last_name'],
  },
  {
    field: 'company_name',
    headings: ['company', 'business', 'fleet', 'компания', 'организация', 'empresa', 'compañía', 'компанія'],
    standsFor: ['first_name', 'last_name'],
  },
  {
    field: 'email',
    isCode: true,
    headings: ['e-mail', 'mail', 'почта', 'эл почта', 'correo', 'correo electrónico', 'пошта'],
  },
  {
    field: 'phone',
    isCode: true,
    isRequired: true,
    headings: ['phone number', 'telephone', 'mobile', 'cell', 'tel', 'телефон', 'teléfono', 'celular'],
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
    ],
  },
  { field: 'city', headings: ['town', 'город', 'ciudad', 'місто'] },
  { field: 'state', headings: ['province', 'st', 'штат', 'estado', 'провінція'] },
  {
    field: 'zip',
    isCode: true,
    headings: ['zip code', 'postal code', 'postcode', 'индекс', 'código postal', 'індекс'],
  },
  { field: 'notes', headings: notesHeadings },
]
