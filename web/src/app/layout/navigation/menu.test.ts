import { describe, expect, it } from 'vitest'
import type { Permission, Resource } from '#contract/access/permissions.ts'
import { permissionMap, type Role, roleId } from '#contract/access/roles.ts'
import routes from '../../routes.ts?raw'
import { hasMenu, isGroupAt, menuFor } from './menu.ts'

const who = (role: Role) => ({ role_id: roleId(role), permissions: permissionMap(role) })
const holding = (role: Role, ...permissions: Permission[]) => {
  const map: Partial<Record<Resource, string[]>> = {}
  for (const permission of permissions) {
    const [resource, action] = permission.split('.') as [Resource, string]
    map[resource] = [...(map[resource] ?? []), action]
  }
  return { role_id: roleId(role), permissions: map }
}
const labels = (person: Parameters<typeof menuFor>[0]) =>
  menuFor(person).map(group => group.label.replace('app.menu.', ''))
const paths = (person: Parameters<typeof menuFor>[0]) =>
  menuFor(person).flatMap(group => group.items.map(item => item.to))

describe('the menu', () => {
  it('shows administrators everything', {
    tags: ['LAY-002', 'LAY-003', 'LAY-004', 'LAY-005', 'LAY-006', 'LAY-007'],
  }, () => {
    expect(
      menuFor(who('admin')).map(({ label, items }) => [label.slice(9), items.map(item => item.to)]),
    ).toEqual([
      ['orders', ['/orders', '/parts-orders']],
      ['customers', ['/customers', '/vehicles', '/trailers']],
      [
        'inventory',
        [
          '/parts',
          '/price-changes',
          '/categories',
          '/specifications',
          '/supplier',
          '/brands',
          '/inventory-units',
        ],
      ],
      ['reports', ['/report-orders', '/report-inventory']],
      ['staff', ['/users']],
      [
        'settings',
        [
          '/company-settings',
          '/tags',
          '/type-of-work',
          '/labor-rates',
          '/charges',
          '/price-levels',
          '/price-matrices',
        ],
      ],
    ])
    expect(menuFor(who('superadmin'))).toEqual(menuFor(who('admin')))
  })

  it('shows a group only when something in it may be viewed', { tags: 'LAY-001' }, () => {
    expect(menuFor(holding('sales_manager', 'orders-bs.create'))).toEqual([])
    expect(menuFor(holding('sales_manager'))).toEqual([])
  })

  it('keeps tags, specifications and units for administrators', { tags: 'PERM-012' }, () => {
    for (const path of ['/tags', '/specifications', '/inventory-units']) {
      for (const role of ['superadmin', 'admin'] as const) expect(paths(who(role))).toContain(path)
      expect(paths(who('sales_manager'))).not.toContain(path)
    }
  })

  it('keeps the settings for administrators with a right in them', { tags: 'PERM-011' }, () => {
    expect(labels(who('sales_manager'))).not.toContain('settings')
    expect(labels(holding('admin', 'users.read'))).toEqual(['staff'])
    for (const role of ['superadmin', 'admin'] as const) {
      expect(paths(holding(role, 'types-of-work.read'))).toEqual(['/type-of-work'])
      expect(paths(holding(role, 'tags.read'))).toEqual(['/tags'])
      expect(paths(holding(role, 'settings.read'))).toEqual(['/company-settings'])
    }
    const all = holding('sales_manager', 'types-of-work.read', 'tags.read', 'settings.read')
    expect(menuFor(all)).toEqual([])
  })

  it.each([
    ['orders', 'orders-bs.read'],
    ['orders', 'orders-parts.read'],
    ['customers', 'vehicle-owners.read'],
    ['customers', 'trailers.read'],
    ['customers', 'trucks.read'],
    ['inventory', 'suppliers.read'],
    ['inventory', 'inventories.read'],
    ['inventory', 'inventory-categories.read'],
    ['reports', 'reports.orders'],
    ['reports', 'reports.inventories'],
    ['staff', 'users.read'],
  ] as const)(
    'shows %s to whoever holds %s',
    { tags: ['PERM-013', 'PERM-014', 'PERM-015', 'PERM-016', 'PERM-017'] },
    (label, permission) => {
      expect(labels(holding('sales_manager', permission))).toEqual([label])
    },
  )

  it('shows inventory to whoever may see units, but not for brands alone', { tags: 'PERM-015' }, () => {
    expect(labels(holding('admin', 'inventory-units.read'))).toEqual(['inventory'])
    expect(labels(holding('admin', 'inventory-brands.read'))).toEqual([])
  })

  it('shows staff to nobody who may not read users', { tags: 'PERM-017' }, () => {
    expect(labels(holding('admin', 'users.create', 'users.update'))).toEqual([])
  })

  it('has customers open on the pages of trucks and trailers too', { tags: 'LAY-003' }, () => {
    const customers = menuFor(who('admin'))[1]!
    for (const path of ['/customers/4', '/vehicles', '/trailers/2/edit'])
      expect(isGroupAt(customers, path)).toBe(true)
    expect(isGroupAt(customers, '/customers-of-others')).toBe(false)
  })

  it('is there for three of the four roles', { tags: 'LAY-008' }, () => {
    expect((['superadmin', 'admin', 'sales_manager'] as const).map(role => hasMenu(who(role)))).toEqual([
      true,
      true,
      true,
    ])
    expect(hasMenu(who('mechanic'))).toBe(false)
  })
})

it('leads to no page that does not exist', () => {
  for (const path of paths(who('superadmin'))) expect(routes).toContain(`'${path}'`)
})
