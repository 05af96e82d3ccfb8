import type { NewUser, User } from '#contract/users/user.ts'
import { emptyPerson, type PersonValues, personBody, personValuesOf } from './person-values.ts'

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

/** The server refuses a missing role. */
export const userBody = (values: UserValues) => personBody(values) as UserValues & NewUser
