import { units } from '#contract/catalogue/unit.ts'
import { ledgerCheckEndpoints } from '#contract/ledger-check/ledger-check.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { languages } from '#contract/shared/languages.ts'
import type { Requirement } from '#web/access/allowed.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { chooseColorScheme } from '#web/ui/color-scheme.ts'
import { signOut } from '../../sign-out.ts'
import { chooseLanguage } from '../header/choose-language.ts'
import { isKeysHelpOpen } from '../keys/keys-help-open.ts'

/** Sentences are translation keys. */
export interface PaletteAction {
  label: string
  params?: Record<string, string>
  /** Further words that find it. */
  also?: string
  requires?: Requirement
  /** Path of the page, or a function. */
  to?: string
  search?: Record<string, unknown>
  run?: () => void
}

const create = { also: 'app.palette.also_create' }
const colors = { also: 'app.palette.also_colors' }

// Actions besides opening a page of the menu. A new capability adds its lines here.
export const starts: readonly PaletteAction[] = [
  { ...create, label: 'app.creates.repair_order', to: '/orders/create', requires: 'orders-bs.create' },
  { ...create, label: 'parts-orders.list.new', to: '/parts-orders/create', requires: 'orders-parts.create' },
  {
    ...create,
    label: 'repair-orders.pdf.title',
    requires: repairOrderEndpoints.readOrderPdf,
    run: async () => (await import('#web/features/repair-orders/for-lists/choose-pdf.ts')).choosePdf(),
  },
  { ...create, label: 'app.creates.customer', to: '/customers/create', requires: 'vehicle-owners.create' },
  { ...create, label: 'app.creates.truck', to: '/vehicles/create', requires: 'trucks.create' },
  { ...create, label: 'app.creates.trailer', to: '/trailers/create', requires: 'trailers.create' },
  { ...create, label: 'app.creates.part', to: '/parts/create', requires: 'inventories.create' },
  { label: 'parts.receive.title', to: '/parts/receive', requires: 'inventories.update' },
  { label: 'ledger-check.title', to: '/ledger-check', requires: ledgerCheckEndpoints.checkLedgers },
  {
    ...create,
    label: 'app.creates.type_of_work',
    to: '/type-of-work/create',
    requires: 'types-of-work.create',
  },
  { ...create, label: 'app.creates.brand', to: '/brands/create', requires: 'inventory-brands.create' },
  {
    ...create,
    label: 'app.creates.unit',
    requires: 'inventory-units.create',
    run: () => openOverlay('records.entry', { dictionary: units }),
  },
  {
    ...create,
    label: 'catalogue.categories.new',
    to: '/categories/create',
    requires: 'inventory-categories.create',
  },
  {
    ...create,
    label: 'catalogue.features.new',
    to: '/specifications/create',
    requires: 'inventory-features.create',
  },
  {
    ...create,
    label: 'suppliers.new',
    requires: 'suppliers.create',
    run: () => openOverlay('suppliers.form', {}),
  },
  { ...create, label: 'tags.new', requires: 'tags.create', run: () => openOverlay('tags.form', {}) },
  { ...create, label: 'labor-rates.new', to: '/labor-rates/create', requires: 'labor-rates.create' },
  { ...create, label: 'charges.new', to: '/charges/create', requires: 'charges.create' },
  { ...create, label: 'app.creates.user', to: '/users/create', requires: 'users.create' },
]

/** Filtered lists, found by a word. */
export const listsOf = (today: string): readonly PaletteAction[] => [
  {
    label: 'app.palette.overdue_orders',
    to: '/orders',
    search: { payment_status: 'overdue' },
    requires: 'orders-bs.read',
  },
  {
    label: 'app.palette.todays_orders',
    also: 'app.palette.also_today',
    to: '/orders',
    search: { dates_range: `${today} - ${today}` },
    requires: 'orders-bs.read',
  },
]

export const settings: readonly PaletteAction[] = [
  { ...colors, label: 'app.palette.colors_light', run: () => chooseColorScheme('light') },
  { ...colors, label: 'app.palette.colors_dark', run: () => chooseColorScheme('dark') },
  { ...colors, label: 'app.palette.colors_system', run: () => chooseColorScheme('system') },
  ...languages.map(({ slug, name }) => ({
    label: 'app.palette.language',
    params: { name },
    run: () => chooseLanguage(slug),
  })),
  { label: 'app.keys.title', run: () => isKeysHelpOpen.set(true) },
  { label: 'app.account.sign_out', also: 'app.palette.also_sign_out', run: () => void signOut() },
]
