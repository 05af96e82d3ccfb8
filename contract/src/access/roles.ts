import { allPermissions, type Permission, type PermissionMap, type Resource } from './permissions.ts'

/** Ids are fixed by the specification; colour ids are the role ids. */
export const roles = [
  { id: 1, name: 'superadmin', color: '#00b67b' },
  { id: 2, name: 'admin', color: '#de1274' },
  { id: 3, name: 'mechanic', color: '#9f1ceb' },
  { id: 4, name: 'sales_manager', color: '#ffc107' },
] as const

export type Role = (typeof roles)[number]['name']
export type RoleId = (typeof roles)[number]['id']

export const roleById = (id: number): (typeof roles)[number] => {
  const role = roles.find(candidate => candidate.id === id)
  if (!role) throw new Error(`No role has id ${id}`)
  return role
}

export const roleId = (name: Role): RoleId => roles.find(role => role.name === name)!.id

const salesManager: Permission[] = [
  'vehicle-owners.create',
  'vehicle-owners.read',
  'vehicle-owners.update',
  'vehicle-owners.add-comment',
  'trucks.create',
  'trucks.read',
  'trucks.update',
  'trucks.add-comment',
  'trailers.create',
  'trailers.read',
  'trailers.update',
  'trailers.add-comment',
  'orders-bs.create',
  'orders-bs.read',
  'orders-bs.update',
  'orders-bs.add-comment',
  'orders-bs.change-status',
  'orders-bs.reassign-mechanic',
  'orders-bs.generate-invoice',
  'orders-bs.send-documents',
  'orders-bs.create-payment',
  'orders-bs.waive-charge',
  'orders-bs.override-price',
  'orders-bs.report',
  'orders-parts.create',
  'orders-parts.read',
  'orders-parts.update',
  'orders-parts.add-comment',
  'orders-parts.delete-draft',
  'orders-parts.change-status',
  'orders-parts.assign-sales-manager',
  'orders-parts.generate-invoice',
  'orders-parts.send-documents',
  'orders-parts.create-payment',
  'orders-parts.waive-charge',
  'orders-parts.override-price',
  'inventories.create',
  'inventories.read',
  'inventories.update',
  'inventories.see-costs',
  'suppliers.create',
  'suppliers.read',
  'suppliers.update',
  'inventory-categories.read',
  'inventory-brands.read',
  'inventory-features.read',
  'inventory-units.read',
  'types-of-work.read',
  'charges.read',
  'price-levels.read',
  'labor-rates.read',
  'tags.read',
  'reports.orders',
  'reports.inventories',
  'profile.read',
  'profile.update',
]

const mechanic: Permission[] = [
  'profile.read',
  'profile.update',
  'orders-bs.read',
  'orders-bs.change-status',
  'orders-bs.add-comment',
  'trucks.read',
  'trucks.add-comment',
  'trailers.read',
  'trailers.add-comment',
  'inventories.read',
  'inventory-units.read',
  'types-of-work.read',
]

/** What each role may do. Which users an admin may edit is checked in the verbs of `users`. */
export const rolePermissions: Record<Role, ReadonlySet<Permission>> = {
  superadmin: new Set(allPermissions),
  admin: new Set(allPermissions),
  sales_manager: new Set(salesManager),
  mechanic: new Set(mechanic),
}

export const roleIdsWith = (right: Permission): RoleId[] =>
  roles.filter(role => rolePermissions[role.name].has(right)).map(role => role.id)

export function permissionMap(role: Role): PermissionMap {
  const map: PermissionMap = {}
  for (const permission of rolePermissions[role]) {
    const [resource, action] = permission.split('.') as [Resource, string]
    map[resource] = [...(map[resource] ?? []), action]
  }
  return map
}
