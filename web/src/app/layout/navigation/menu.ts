import type { Permission, Resource } from '#contract/access/permissions.ts'
import { type Role, roleById } from '#contract/access/roles.ts'
import { hasSection, isAllowed, type Permissions } from '#web/access/allowed.ts'

interface MenuItem {
  to: string
  /** Translation key. */
  label: string
  /** Translation key of further words that find it. */
  also?: string
}

export interface MenuGroup {
  label: string
  items: readonly MenuItem[]
  /** One entry that opens the first of its items; the pages link to the others. */
  isSingle: boolean
}

interface Item extends MenuItem {
  needs: Permission
  administratorsOnly?: boolean
}

interface Group {
  label: string
  /** Any permission on one of these. */
  sections: readonly Resource[]
  administratorsOnly?: boolean
  isSingle?: boolean
  items: readonly Item[]
}

const groups: readonly Group[] = [
  {
    label: 'app.menu.orders',
    sections: ['orders-bs', 'orders-parts'],
    items: [
      { to: '/orders', label: 'app.menu.repair_orders', needs: 'orders-bs.read' },
      { to: '/parts-orders', label: 'app.menu.parts_orders', needs: 'orders-parts.read' },
    ],
  },
  {
    label: 'app.menu.customers',
    sections: ['vehicle-owners', 'trailers', 'trucks'],
    isSingle: true,
    items: [
      { to: '/customers', label: 'app.menu.customers', needs: 'vehicle-owners.read' },
      { to: '/vehicles', label: 'app.menu.trucks', needs: 'trucks.read' },
      { to: '/trailers', label: 'app.menu.trailers', needs: 'trailers.read' },
    ],
  },
  {
    label: 'app.menu.inventory',
    sections: ['suppliers', 'inventories', 'inventory-categories', 'inventory-units'],
    items: [
      { to: '/parts', label: 'app.menu.parts', needs: 'inventories.read' },
      { to: '/price-changes', label: 'parts.price_changes.title', needs: 'inventories.see-costs' },
      { to: '/categories', label: 'app.menu.categories', needs: 'inventory-categories.read' },
      {
        to: '/specifications',
        label: 'app.menu.specifications',
        needs: 'inventory-features.read',
        administratorsOnly: true,
      },
      { to: '/supplier', label: 'app.menu.suppliers', needs: 'suppliers.read' },
      { to: '/brands', label: 'app.menu.brands', needs: 'inventory-brands.read' },
      {
        to: '/inventory-units',
        label: 'app.menu.units',
        needs: 'inventory-units.read',
        administratorsOnly: true,
      },
    ],
  },
  {
    label: 'app.menu.reports',
    sections: ['reports'],
    isSingle: true,
    items: [
      { to: '/report-orders', label: 'app.menu.report_orders', needs: 'reports.orders' },
      { to: '/report-inventory', label: 'app.menu.report_inventory', needs: 'reports.inventories' },
    ],
  },
  {
    label: 'app.menu.staff',
    sections: ['users'],
    isSingle: true,
    items: [{ to: '/users', label: 'app.menu.staff', needs: 'users.read' }],
  },
  {
    label: 'app.menu.settings',
    sections: ['settings', 'tags', 'types-of-work', 'labor-rates', 'charges', 'price-levels'],
    administratorsOnly: true,
    items: [
      { to: '/company-settings', label: 'app.menu.company_settings', needs: 'settings.read' },
      { to: '/tags', label: 'app.menu.tags', needs: 'tags.read', administratorsOnly: true },
      { to: '/type-of-work', label: 'app.menu.types_of_work', needs: 'types-of-work.read' },
      { to: '/labor-rates', label: 'labor-rates.title', needs: 'labor-rates.read' },
      { to: '/charges', label: 'charges.title', also: 'charges.also', needs: 'charges.read' },
      { to: '/price-levels', label: 'prices.levels.title', needs: 'price-levels.read' },
      {
        to: '/price-matrices',
        label: 'prices.matrices.title',
        also: 'prices.matrices.also',
        needs: 'price-levels.read',
      },
    ],
  },
]

interface Who {
  role_id: number
  permissions: Permissions
}

/** The specification names these roles. */
const withMenu: readonly Role[] = ['superadmin', 'admin', 'sales_manager']
const administrators: readonly Role[] = ['superadmin', 'admin']

const hasRole = (who: Who, names: readonly Role[]) => names.includes(roleById(who.role_id).name)

export const hasMenu = (who: Who | undefined): boolean => who !== undefined && hasRole(who, withMenu)

/** Groups with at least one item that the user may open. */
export function menuFor(who: Who | undefined): MenuGroup[] {
  if (!who) return []
  const isAdministrator = hasRole(who, administrators)
  return groups
    .filter(group => isAdministrator || !group.administratorsOnly)
    .filter(group => group.sections.some(section => hasSection(who.permissions, section)))
    .map(group => {
      const items = group.items
        .filter(item => isAdministrator || !item.administratorsOnly)
        .filter(item => isAllowed(who.permissions, item.needs))
        .map(({ to, label, also }) => ({ to, label, ...(also && { also }) }))
      return { label: group.label, items, isSingle: group.isSingle ?? false }
    })
    .filter(group => group.items.length > 0)
}

export const isAt = (item: MenuItem, path: string): boolean =>
  path === item.to || path.startsWith(`${item.to}/`)

export const isGroupAt = (group: MenuGroup, path: string): boolean =>
  group.items.some(item => isAt(item, path))
