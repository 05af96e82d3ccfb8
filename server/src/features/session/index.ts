export { firstSuperadminLink } from './set-up-superadmin.ts'
