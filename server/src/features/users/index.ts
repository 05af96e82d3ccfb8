export { activateUser, changeEmail, createSuperadmin, setPhoto } from './account-changes.ts'
export { lockSharedActiveUser } from './lock-shared-active-user.ts'
export { checkEmailFree, findUserByEmail, type LockedUser, lockUser } from './lock-user.ts'
export { setPassword } from './set-password.ts'
