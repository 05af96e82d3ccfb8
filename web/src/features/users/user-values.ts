import type { NewUser, User } from '#contract/users/user.ts'
import { emptyPerson, type PersonValues, personBody, personValuesOf } from './person-values.ts'

/** The values of the form of a user. */
export interface UserValues extends PersonValues {
  email: string
  role_id: number | null
}

export const emptyUser: UserValues = { ...emptyPerson, email: '', role_id: null }

export const valuesOf = (user: User): UserValues => ({
  ...personValuesOf(user),
  email: user.email,
  role_id: user.role_id,
})

/** A role that was not chosen is the server's to refuse. */
export const userBody = (values: UserValues) => personBody(values) as UserValues & NewUser
