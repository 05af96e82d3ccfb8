import { describe, expect, it } from 'vitest'
import { allPermissions, type Permission, permissions, type Resource } from './permissions.ts'
import { permissionMap, roleById, roleId, rolePermissions, roles } from './roles.ts'

const crud = ['create', 'read', 'update', 'delete']
const cru = ['create', 'read', 'update']

const salesManager: Partial<Record<Resource, string[]>> = {
  'vehicle-owners': [...cru, 'add-comment'],
  trucks: [...cru, 'add-comment'],
  trailers: [...cru, 'add-comment'],
  'orders-bs': [
    ...cru,
    'add-comment',
    'change-status',
    'reassign-mechanic',
    'generate-invoice',
    'send-documents',
    'create-payment',
    'waive-charge',
    'override-price',
    'report',
  ],
  'orders-parts': [
    ...cru,
    'add-comment',
    'delete-draft',
    'change-status',
    'assign-sales-manager',
    'generate-invoice',
    'send-documents',
    'create-payment',
    'waive-charge',
    'override-price',
  ],
  inventories: [...cru, 'see-costs'],
  suppliers: cru,
  'inventory-categories': ['read'],
  'inventory-brands': ['read'],
  'inventory-features': ['read'],
  'inventory-units': ['read'],
  'types-of-work': ['read'],
  charges: ['read'],
  'price-levels': ['read'],
  'labor-rates': ['read'],
  tags: ['read'],
  reports: ['orders', 'inventories'],
  profile: ['read', 'update'],
}

const mechanic: Partial<Record<Resource, string[]>> = {
  profile: ['read', 'update'],
  'orders-bs': ['read', 'change-status', 'add-comment'],
  trucks: ['read', 'add-comment'],
  trailers: ['read', 'add-comment'],
  inventories: ['read'],
  'inventory-units': ['read'],
  'types-of-work': ['read'],
}

describe('the role map', () => {
  const resources = Object.keys(permissions) as Resource[]

  it.each(resources)('gives superadmin and admin every action on %s', resource => {
    for (const role of ['superadmin', 'admin'] as const) {
      expect(sorted(permissionMap(role)[resource])).toEqual(sorted([...permissions[resource]]))
    }
  })

  it.each(resources)('gives a sales manager the decided actions on %s', resource => {
    expect(sorted(permissionMap('sales_manager')[resource])).toEqual(sorted(salesManager[resource]))
  })

  it.each(resources)('gives a mechanic the decided actions on %s', resource => {
    expect(sorted(permissionMap('mechanic')[resource])).toEqual(sorted(mechanic[resource]))
  })

  it('reserves deletion of money and records for admins', () => {
    const destroying = allPermissions.filter(permission =>
      /\.(delete|delete-payment|refunded|restore|delete-permanently)$/.test(permission),
    )
    expect(destroying.length).toBeGreaterThan(10)
    for (const role of ['sales_manager', 'mechanic'] as const) {
      expect(destroying.filter(permission => rolePermissions[role].has(permission as Permission))).toEqual([])
    }
  })
})

describe('resources and actions', () => {
  it('are those of the specification', { tags: ['PERM-002', 'PERM-003'] }, () => {
    const whole: Resource[] = [
      'billing',
      'company-reports',
      'contacts',
      'dictionaries',
      'users',
      'support-requests',
      'suppliers',
      'tags',
      'inventory-brands',
      'inventory-features',
      'inventory-categories',
      'inventory-units',
      'profile',
      'roles',
      'types-of-work',
    ]
    for (const resource of whole) expect(permissions[resource]).toEqual(crud)
    expect(permissions.inventories).toEqual([...crud, 'see-costs'])
    const others = [
      'settings',
      'reports',
      'vehicle-owners',
      'trucks',
      'trailers',
      'orders-bs',
      'orders-parts',
    ]
    for (const resource of others) expect(permissions).toHaveProperty(resource)
  })

  it('have the extra actions of repair orders', { tags: 'PERM-004' }, () => {
    expect(permissions['orders-bs']).toEqual(
      expect.arrayContaining([
        ...crud,
        'add-comment',
        'delete-comment',
        'change-status',
        'reassign-mechanic',
        'generate-invoice',
        'restore',
        'delete-permanently',
        'send-documents',
        'create-payment',
        'delete-payment',
        'report',
      ]),
    )
  })

  it('have the extra actions of parts orders', { tags: 'PERM-005' }, () => {
    expect(permissions['orders-parts']).toEqual(
      expect.arrayContaining([
        ...crud,
        'change-status',
        'add-comment',
        'delete-comment',
        'delete-draft',
        'assign-sales-manager',
        'refunded',
        'generate-invoice',
        'create-payment',
        'delete-payment',
        'send-documents',
      ]),
    )
  })

  it('have comments on vehicles and customers', { tags: 'PERM-006' }, () => {
    for (const resource of ['trucks', 'trailers', 'vehicle-owners'] as const) {
      expect(permissions[resource]).toEqual([...crud, 'add-comment', 'delete-comment'])
    }
  })

  it('have fleet and support, without screens', { tags: ['PERM-007', 'PERM-008'] }, () => {
    expect(permissions.fleet).toEqual([
      'create-owner',
      'read-owner',
      'update-owner',
      'delete-owner',
      'read-customer',
    ])
    expect(permissions.support).toEqual(['create', 'read', 'reply', 'reply-own', 'close', 'close-own'])
  })

  it('have two kinds of reports, and settings with read and update only', {
    tags: ['PERM-009', 'PERM-010'],
  }, () => {
    expect(permissions.reports).toEqual(['orders', 'inventories'])
    expect(permissions.settings).toEqual(['read', 'update'])
  })
})

describe('roles', () => {
  it('have the ids and colours of the specification', { tags: ['PLAT-001', 'USER-004', 'USER-005'] }, () => {
    expect(roles.map(({ id, name, color }) => [id, name, color])).toEqual([
      [1, 'superadmin', '#00b67b'],
      [2, 'admin', '#de1274'],
      [3, 'mechanic', '#9f1ceb'],
      [4, 'sales_manager', '#ffc107'],
    ])
  })

  it('are found by id and by name', () => {
    expect(roles.map(({ id }) => roleById(id).name)).toEqual([
      'superadmin',
      'admin',
      'mechanic',
      'sales_manager',
    ])
    expect(roles.map(({ name }) => roleId(name))).toEqual([1, 2, 3, 4])
    expect(() => roleById(5)).toThrow('No role has id 5')
  })
})

const sorted = (actions: string[] = []): string[] => [...actions].sort()
