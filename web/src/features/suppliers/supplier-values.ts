import type { SupplierContact } from '#contract/suppliers/supplier-contacts.ts'

/** The values of the form for one contact. */
export interface ContactValues {
  /** None: a new one. */
  id: number | null
  name: string
  position: string
  is_main: boolean
  email: string
  emails: { value: string }[]
  phone: string
  phone_extension: string
  phones: { number: string; extension: string }[]
}

export interface SupplierValues {
  name: string
  url: string
  contacts: ContactValues[]
}

export const emptyContact: ContactValues = {
  id: null,
  name: '',
  position: '',
  is_main: false,
  email: '',
  emails: [],
  phone: '',
  phone_extension: '',
  phones: [],
}

export const contactValuesOf = (contact: SupplierContact): ContactValues => ({
  ...contact,
  email: contact.email ?? '',
  phone: contact.phone ?? '',
  phone_extension: contact.phone_extension ?? '',
  phones: contact.phones.map(({ number, extension }) => ({ number, extension: extension ?? '' })),
})

/** A row that was opened and never filled is no address and no number. */
export const contactBody = ({ emails, phones, ...contact }: ContactValues) => ({
  ...contact,
  emails: (emails ?? []).filter(email => email?.value),
  phones: (phones ?? []).filter(phone => phone?.number),
})
