import { userEndpoints } from '#contract/users/user-endpoints.ts'

/** What shows users, and is read again when one changes. */
export const userReads = [userEndpoints.listUsers, userEndpoints.getUser, userEndpoints.listUsersShort]
