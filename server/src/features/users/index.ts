export { activateUser, changeEmail, createSuperadmin, setPhoto } from './account-changes.ts'
export { lockSharedAssignee } from './lock-shared-assignee.ts'
export { checkEmailFree, findUserByEmail, type LockedUser, lockUser } from './lock-user.ts'
export { setPassword } from './set-password.ts'
