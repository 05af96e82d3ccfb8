import type { SupplierContact } from '#contract/suppliers/supplier-contacts.ts'

interface ContactValues {
  /** Null: a new contact. */
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

/** Empty rows of addresses and numbers are left out. */
export const contactBody = ({ emails, phones, ...contact }: ContactValues) => ({
  ...contact,
  emails: (emails ?? []).filter(email => email?.value),
  phones: (phones ?? []).filter(phone => phone?.number),
})
