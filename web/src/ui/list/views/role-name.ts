import type { TFunction } from 'i18next'
import { type RoleId, roleById } from '#contract/access/roles.ts'

export const roleName = (t: TFunction, id: RoleId): string => t(`users.roles.${roleById(id).name}`)
