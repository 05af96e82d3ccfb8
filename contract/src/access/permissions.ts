export const permissions = {
  billing: ['create', 'read', 'update', 'delete'],
  settings: ['read', 'update'],
  'company-reports': ['create', 'read', 'update', 'delete'],
  reports: ['orders', 'inventories'],
  contacts: ['create', 'read', 'update', 'delete'],
  inventories: ['create', 'read', 'update', 'delete', 'see-costs'],
  dictionaries: ['create', 'read', 'update', 'delete'],
  users: ['create', 'read', 'update', 'delete'],
  'support-requests': ['create', 'read', 'update', 'delete'],
  support: ['create', 'read', 'reply', 'reply-own', 'close', 'close-own'],
  fleet: ['create-owner', 'read-owner', 'update-owner', 'delete-owner', 'read-customer'],
  'vehicle-owners': ['create', 'read', 'update', 'delete', 'add-comment', 'delete-comment'],
  suppliers: ['create', 'read', 'update', 'delete'],
  tags: ['create', 'read', 'update', 'delete'],
  'inventory-brands': ['create', 'read', 'update', 'delete'],
  'inventory-features': ['create', 'read', 'update', 'delete'],
  'inventory-categories': ['create', 'read', 'update', 'delete'],
  'inventory-units': ['create', 'read', 'update', 'delete'],
  profile: ['create', 'read', 'update', 'delete'],
  trucks: ['create', 'read', 'update', 'delete', 'add-comment', 'delete-comment'],
  trailers: ['create', 'read', 'update', 'delete', 'add-comment', 'delete-comment'],
  roles: ['create', 'read', 'update', 'delete'],
  'types-of-work': ['create', 'read', 'update', 'delete'],
  charges: ['create', 'read', 'update', 'delete'],
  'price-levels': ['create', 'read', 'update', 'delete'],
  'labor-rates': ['create', 'read', 'update', 'delete'],
  'orders-bs': [
    'create',
    'read',
    'update',
    'delete',
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
    'waive-charge',
    'override-price',
    'price-below-minimum',
    'report',
  ],
  'orders-parts': [
    'create',
    'read',
    'update',
    'delete',
    'change-status',
    'add-comment',
    'delete-comment',
    'delete-draft',
    'assign-sales-manager',
    'refunded',
    'generate-invoice',
    'create-payment',
    'delete-payment',
    'waive-charge',
    'send-documents',
    'override-price',
    'price-below-minimum',
  ],
} as const

export type Resource = keyof typeof permissions

/** `resource.action`, for example `orders-bs.change-status`. */
export type Permission = { [R in Resource]: `${R}.${(typeof permissions)[R][number]}` }[Resource]

/** Action names by resource, as in the profile; a resource without any right is absent. */
export type PermissionMap = Partial<Record<Resource, string[]>>

export const allPermissions = (Object.keys(permissions) as Resource[]).flatMap(resource =>
  permissions[resource].map(action => `${resource}.${action}` as Permission),
)
