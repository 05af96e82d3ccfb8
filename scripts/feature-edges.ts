/**
 * Which capability may use which, through its index alone. A capability stands below all that it uses, so reading
 * from the top is enough to see that there is no circle: each may name only those above it,
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
    parts: ['catalogue', 'suppliers', 'notifications'],
    'types-of-work': ['parts'],
    billing: [],
    'repair-orders': ['billing', 'parts', 'types-of-work', 'vehicles', 'customers', 'notifications'],
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
    customers: ['tags'],
    vehicles: ['tags', 'customers'],
    catalogue: [],
    suppliers: [],
    parts: ['catalogue', 'suppliers'],
    'types-of-work': ['parts'],
    billing: [],
    'repair-orders': ['billing', 'parts', 'vehicles'],
    home: ['repair-orders'],
  },
}
