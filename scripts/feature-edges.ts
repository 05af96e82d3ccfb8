/**
 * Which capability may use which, only through its index. A capability is listed below all that it uses, so reading
 * from the top shows that there is no cycle: each may name only those above it,
 * and none that it does not use.
 */
export const featureEdges: Record<'server' | 'web', Record<string, readonly string[]>> = {
  server: {
    lookups: [],
    notifications: [],
    tags: [],
    company: [],
    application: [],
    users: [],
    session: ['users', 'notifications'],
    profile: ['users'],
    customers: ['tags'],
    vehicles: ['tags', 'customers'],
    catalogue: [],
    suppliers: [],
    billing: [],
    parts: ['catalogue', 'suppliers', 'notifications', 'billing'],
    'types-of-work': ['parts'],
    'repair-orders': ['billing', 'parts', 'types-of-work', 'vehicles', 'customers', 'notifications'],
    home: [],
  },
  web: {
    lookups: [],
    notifications: [],
    tags: [],
    session: [],
    users: [],
    profile: ['users'],
    customers: ['tags'],
    company: ['customers'],
    vehicles: ['tags', 'customers'],
    catalogue: [],
    suppliers: [],
    billing: [],
    parts: ['catalogue', 'suppliers', 'billing'],
    'types-of-work': ['parts'],
    'repair-orders': ['billing', 'parts', 'vehicles'],
    home: ['repair-orders'],
  },
}
