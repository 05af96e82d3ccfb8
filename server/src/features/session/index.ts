export { authCookieName } from './auth-cookie.ts'
export { firstSuperadminLink } from './set-up-superadmin.ts'
