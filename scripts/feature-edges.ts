/**
 * Which capability may use which, through its index alone. A capability stands below all that it uses, so reading
 * from the top is enough to see that there is no circle: each may name only those above it.
 */
export const featureEdges: Record<'server' | 'web', Record<string, readonly string[]>> = {
  server: {
    lookups: [],
    notifications: [],
    tags: [],
    company: [],
    platform: [],
    users: ['notifications'],
    session: ['users', 'notifications'],
    profile: ['users', 'session', 'notifications'],
    customers: ['tags'],
    vehicles: ['tags', 'lookups', 'customers'],
    catalogue: [],
    suppliers: [],
    parts: ['catalogue', 'suppliers', 'notifications'],
    'types-of-work': ['parts'],
    'repair-orders': ['parts', 'types-of-work', 'vehicles', 'customers', 'users', 'notifications'],
    billing: ['repair-orders', 'notifications'],
    home: [],
  },
  web: {
    lookups: [],
    notifications: [],
    tags: [],
    company: [],
    session: [],
    users: [],
    profile: ['users'],
    customers: ['lookups', 'tags', 'users'],
    vehicles: ['lookups', 'tags', 'customers'],
    catalogue: [],
    suppliers: [],
    parts: ['catalogue', 'suppliers'],
    'types-of-work': ['parts'],
    billing: [],
    'repair-orders': ['billing', 'parts', 'types-of-work', 'vehicles', 'customers', 'users'],
    home: ['repair-orders'],
  },
}
