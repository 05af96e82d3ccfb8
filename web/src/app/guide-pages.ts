/** Page of the guide (docs/guide) by the first matching beginning of the path. */
const guidePages: readonly [path: string, guidePage: string][] = [
  ['/orders', 'repair-orders'],
  ['/parts-orders', 'parts-orders'],
  ['/parts/receive', 'receive-parts'],
  ['/parts/import', 'import'],
  ['/customers/import', 'import'],
  ['/vehicles/import', 'import'],
  ['/trailers/import', 'import'],
  ['/imports', 'import'],
  ['/parts', 'parts'],
  ['/categories', 'parts'],
  ['/specifications', 'parts'],
  ['/brands', 'parts'],
  ['/inventory-units', 'parts'],
  ['/supplier', 'parts'],
  ['/customers', 'customers'],
  ['/vehicles', 'customers'],
  ['/trailers', 'customers'],
  ['/tags', 'customers'],
  ['/type-of-work', 'repair-orders'],
  ['/users', 'staff'],
  ['/company-settings/online-shop', 'online-shop'],
  ['/company-settings', 'company-settings'],
  ['/charges', 'charges'],
  ['/report-orders', 'reports'],
  ['/report-inventory', 'reports'],
  ['/ledger-check', 'reports'],
  ['/profile', 'profile'],
]

export const guidePageOf = (address: string): string =>
  guidePages.find(([path]) => address === path || address.startsWith(`${path}/`))?.[1] ?? 'index'
