/** Rules mutated together with their tests; groups are small, as each mutant runs all tests. */
interface Rules {
  mutate: string[]
  tests: string[]
}

const contract = (rules: string[], tests = rules): Rules => ({
  mutate: rules.map(path => `contract/src/${path}.ts`),
  tests: tests.map(path => `contract/src/${path}.test.ts`),
})

/** `more`: tests outside the server. */
const server = (rules: string[], tests: string[], more: string[] = []): Rules => ({
  mutate: rules.map(path => `server/src/${path}.ts`),
  tests: [...tests.map(path => `server/src/${path}`), ...more].map(path => `${path}.test.ts`),
})

export const mutatedRules: Record<string, Rules> = {
  'contract-access': contract(['access/permissions', 'access/roles'], ['access/roles']),
  'contract-money': contract(['shared/duration', 'shared/fields', 'shared/money']),
  'contract-billing': contract(['billing/payment']),
  'contract-customers': contract(['customers/tax-exemption']),
  'contract-parts': contract(
    ['parts/part-input', 'parts/part-sale', 'parts/purchase', 'parts/quantity'],
    ['parts/*'],
  ),
  'contract-parts-orders': contract(
    [
      'parts-orders/editing',
      'parts-orders/overload',
      'parts-orders/parts-order-input',
      'parts-orders/parts-order-statuses',
      'parts-orders/parts-order-totals',
      'parts-orders/payment-state',
      'parts-orders/status-moves',
    ],
    ['parts-orders/*'],
  ),
  'contract-repair-orders': contract(
    [
      'repair-orders/editing',
      'repair-orders/payment-status',
      'repair-orders/repair-order-input',
      'repair-orders/repair-order-statuses',
      'repair-orders/repair-order-totals',
      'repair-orders/status-moves',
    ],
    ['repair-orders/*'],
  ),
  'contract-types-of-work': contract(
    ['types-of-work/estimated-amount', 'types-of-work/type-of-work'],
    ['types-of-work/*'],
  ),
  'contract-users': contract(['users/user-rules']),
  'server-access': server(
    ['access/is-allowed', 'access/password-rules'],
    ['access/is-allowed', 'access/password-rules'],
  ),
  'server-billing': server(
    [
      'features/billing/payments/create-payment',
      'features/billing/payments/delete-payment',
      'features/billing/payments/payments',
    ],
    ['features/billing/payments/payments', 'features/repair-orders/billing/repair-order-snapshot'],
  ),
  'server-billing-online': server(
    [
      'apply-dispute',
      'apply-payment-update',
      'checkouts',
      'pay-online',
      'receive-payment-event',
      'refund-payment',
    ].map(name => `features/billing/online/${name}`),
    ['features/billing/online/online-payments'],
  ),
  'server-imports': server(
    ['features/imports/move-import', 'features/parts/save/import-parts'],
    ['features/imports/imports'],
  ),
  'server-imports-cells': server(
    [
      ...['parse-cells', 'parse-number', 'parse-text'].map(name => `features/imports/cells/${name}`),
      'records/import/number-text',
    ],
    ['features/imports/files', 'features/imports/imports', 'records/import/number-text'],
  ),
  'server-online-shop': server(
    [
      'features/online-shop/deliver-message',
      'features/online-shop/shop-orders',
      'features/online-shop/enqueue-shop-message',
      'features/parts-orders/from-shop/add-shop-items',
      'features/parts-orders/from-shop/create-shop-order',
    ],
    ['features/online-shop/webhooks', 'features/parts-orders/from-shop/create-shop-order'],
  ),
  'server-parts': server(
    ['features/parts/save/delete-part', 'features/parts/stock/*'],
    [
      'features/parts/parts',
      ...['stock', 'stock-check', 'receive-parts', 'sale-defaults'].map(
        name => `features/parts/stock/${name}`,
      ),
      'features/repair-orders/stock/last-part',
      'features/repair-orders/status/repair-order-status',
      'features/repair-orders/save/save-repair-order',
    ],
  ),
  'server-parts-orders-actions': server(
    ['features/parts-orders/record/action-scopes'],
    ['features/parts-orders/record/parts-order-actions'],
  ),
  'server-parts-orders-money': server(
    ['save/checkout-parts-order', 'items/edit-items', 'save/store-totals', 'save/updated-fields'].map(
      name => `features/parts-orders/${name}`,
    ),
    [
      'features/catalogue/units',
      'features/parts-orders/parts-order-rules',
      'features/parts-orders/record/parts-order-history',
      ...['checkout', 'fields', 'totals'].map(name => `features/parts-orders/save/parts-order-${name}`),
    ],
  ),
  'server-parts-orders-status': server(
    [
      ...['cancel-parts-order', 'change-status', 'delete-parts-order'].map(name => `status/${name}`),
      'billing/refund-parts-order',
    ].map(name => `features/parts-orders/${name}`),
    [
      'features/billing/online/online-payments',
      'features/online-shop/webhooks',
      'features/parts-orders/record/parts-order-history',
      'features/parts-orders/parts-order-rules',
    ],
  ),
  'server-repair-orders-access': server(
    ['lock-repair-order', 'billing/mark-billed', 'visible-repair-orders'].map(
      name => `features/repair-orders/${name}`,
    ),
    [
      'features/billing/mail/documents',
      'features/repair-orders/save/check-in',
      'features/repair-orders/repair-order-access',
    ],
  ),
  'server-repair-orders-list': server(
    ['features/repair-orders/list/repair-order-filters'],
    ['features/home/home', 'features/repair-orders/list/repair-order-list'],
    ['scripts/list-plans'],
  ),
  'server-repair-orders-save': server(
    ['features/repair-orders/save/prepare-save'],
    [
      'app/early-checks',
      'features/billing/payments/payments',
      'features/repair-orders/status/repair-order-status',
      'features/repair-orders/save/save-repair-order',
      'features/repair-orders/save/vehicle-races',
    ],
  ),
  'server-repair-orders-status': server(
    ['features/repair-orders/status/change-status'],
    ['features/repair-orders/status/repair-order-status'],
  ),
  'server-users': server(
    [
      'features/users/account-changes',
      'features/users/create-user',
      'features/users/delete-user',
      'features/users/lock-user',
      'features/users/related-orders',
      'features/users/set-password',
      'features/users/toggle-user-status',
      'features/users/update-user',
    ],
    [
      'features/profile/avatar',
      'features/profile/email-change',
      'features/session/accounts',
      'features/users/related-orders',
      'features/users/user-history',
      'features/users/users',
    ],
  ),
}
