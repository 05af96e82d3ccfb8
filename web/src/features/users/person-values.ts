import { formatPhone } from '#contract/shared/phone.ts'
import type { User } from '#contract/users/user.ts'

export interface PersonValues {
  first_name: string
  last_name: string
  phone: string
  phone_extension: string
  phones: { number: string; extension: string }[]
}

export const emptyPerson: PersonValues = {
  first_name: '',
  last_name: '',
  phone: '',
  phone_extension: '',
  phones: [],
}

export const personValuesOf = (
  person: Pick<User, 'first_name' | 'last_name' | 'phone' | 'phone_extension' | 'phones'>,
): PersonValues => ({
  first_name: person.first_name,
  last_name: person.last_name,
  phone: person.phone ?? '',
  phone_extension: person.phone_extension ?? '',
  phones: person.phones.map(({ number, extension }) => ({ number, extension: extension ?? '' })),
})

/** Empty rows of phones are left out. */
export const personBody = <Values extends PersonValues>(values: Values): Values => ({
  ...values,
  phones: (values.phones ?? []).filter(phone => phone?.number),
})

/** For a version conflict. */
export const phonesText = (phones: PersonValues['phones']): string =>
  phones.map(({ number, extension }) => formatPhone(number, extension)).join(', ') || '-'
