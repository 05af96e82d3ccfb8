export { PersonFields } from './components/person-fields.tsx'
export { RoleTag } from './components/role-tag.tsx'
export { UserAvatar } from './components/user-avatar.tsx'
export { emptyPerson, type PersonValues, personBody, personValuesOf, phonesText } from './person-values.ts'
