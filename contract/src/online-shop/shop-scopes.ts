export const shopScopes = ['orders:write', 'orders:read', 'stock:read'] as const
export type ShopScope = (typeof shopScopes)[number]

export type ShopAccess = `key ${ShopScope}`

export const isForKeys = (access: unknown): access is ShopAccess =>
  typeof access === 'string' && access.startsWith('key ')

export const scopeOf = (access: ShopAccess): ShopScope => access.slice('key '.length) as ShopScope
