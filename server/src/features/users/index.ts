export { activateUser, changeEmail, createSuperadmin, setPhoto } from './account-changes.ts'
export { checkEmailFree, findUserByEmail, lockUser } from './lock-user.ts'
export { setPassword } from './set-password.ts'
