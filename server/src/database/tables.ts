// Generated from the migrations by scripts/generate-tables.ts. Do not edit.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Numeric = ColumnType<string, number | string, number | string>;

export interface AccountLinks {
  created_at: Generated<Date>;
  expires_at: Date;
  id: Generated<number>;
  new_email: string | null;
  purpose: string;
  token_hash: string;
  used_at: Date | null;
  user_id: number | null;
}

export interface Attachments {
  created_at: Generated<Date>;
  file_id: number;
  id: Generated<number>;
  kind: string;
  record_id: number;
}

export interface Attempts {
  count: number;
  key: string;
  since: Date;
}

export interface Brands {
  id: Generated<number>;
  name: string;
  slug: string;
  version: Generated<number>;
}

export interface CallCounts {
  calls: number;
  person: string;
  since: Date;
}

export interface Categories {
  desc: Generated<string>;
  display_menu: Generated<boolean>;
  google_product_category: Generated<string>;
  id: Generated<number>;
  name: string;
  parent_id: number | null;
  position: Generated<number>;
  /**
   * Null: that of the category above
   */
  price_matrix_id: number | null;
  seo: Generated<unknown>;
  slug: string;
  version: Generated<number>;
}

export interface CategoryImages {
  category_id: number;
  file_id: number;
  slot: string;
}

export interface Charges {
  amount: Numeric | null;
  applies: string;
  base: string | null;
  id: Generated<number>;
  is_active: Generated<boolean>;
  is_discounted: Generated<boolean>;
  kind: string;
  max_amount: Numeric | null;
  min_amount: Numeric | null;
  name: string;
  order_kind: string;
  percent: Numeric | null;
  position: Generated<number>;
  taxed_as: string;
  vehicle_kind: string | null;
  version: Generated<number>;
}

export interface Comments {
  author_id: number;
  comment: string;
  created_at: Generated<Date>;
  id: Generated<number>;
  kind: string;
  record_id: number;
  timezone: string;
}

export interface Company {
  address: Generated<string>;
  billing_email: Generated<string>;
  billing_payment_details: Generated<string>;
  billing_phone: string | null;
  billing_phone_extension: string | null;
  billing_phone_name: Generated<string>;
  billing_phones: Generated<unknown>;
  billing_terms: Generated<string>;
  city: Generated<string>;
  company_name: Generated<string>;
  cost_basis: Generated<string>;
  /**
   * Percent above which a discount needs a right; null: any
   */
  discount_max: Numeric | null;
  due_in_days: number | null;
  ecommerce_address: Generated<string>;
  ecommerce_city: Generated<string>;
  ecommerce_company_name: Generated<string>;
  ecommerce_email: Generated<string>;
  ecommerce_fax: Generated<string>;
  ecommerce_logo_key: string | null;
  ecommerce_phone: string | null;
  ecommerce_phone_extension: string | null;
  ecommerce_phone_name: Generated<string>;
  ecommerce_phones: Generated<unknown>;
  ecommerce_state_id: number | null;
  ecommerce_website: Generated<string>;
  ecommerce_zip: Generated<string>;
  email: Generated<string>;
  fax: Generated<string>;
  first_slot: Generated<string>;
  first_steps_dismissed_at: Date | null;
  id: Generated<number>;
  is_demo: Generated<boolean>;
  is_frozen: Generated<boolean>;
  is_in_maintenance: Generated<boolean>;
  logo_key: string | null;
  /**
   * Percent that a typed price must leave after the cost; null: any
   */
  min_margin: Numeric | null;
  phone: string | null;
  phone_extension: string | null;
  phone_name: Generated<string>;
  phones: Generated<unknown>;
  price_matrix_id: number | null;
  sales_tax: Generated<Numeric>;
  state_id: number | null;
  tax_decimals: Generated<number>;
  tax_inventory: Numeric | null;
  tax_labor: Numeric | null;
  timezone: Generated<string>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  website: Generated<string>;
  working_hours: Generated<Numeric>;
  zip: Generated<string>;
}

export interface Counters {
  name: string;
  value: Generated<number>;
}

export interface CustomerAddresses {
  address: string;
  city: string;
  company_name: Generated<string>;
  created_at: Generated<Date>;
  customer_id: number;
  first_name: string;
  from_ecomm: Generated<boolean>;
  id: Generated<number>;
  is_default: Generated<boolean>;
  last_name: string;
  phone: string;
  state_id: number;
  zip: string;
}

export interface Customers {
  company_name: Generated<string>;
  created_at: Generated<Date>;
  email: string | null;
  first_name: string;
  full_name: Generated<string>;
  id: Generated<number>;
  labor_rate_id: number | null;
  language: Generated<string>;
  last_name: string;
  notes: Generated<string>;
  phone: string | null;
  phone_extension: string | null;
  phones: Generated<unknown>;
  price_level_id: number | null;
  sales_manager_id: number | null;
  search_text: Generated<string | null>;
  type: Generated<string>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  /**
   * New orders get no automatic charges
   */
  without_charges: Generated<boolean>;
}

export interface CustomerTags {
  customer_id: number;
  tag_id: number;
}

export interface DefaultListViews {
  list: string;
  user_id: number;
  view_id: number;
}

export interface DictionaryEntries {
  created_at: Generated<Date>;
  id: Generated<number>;
  key: string | null;
  kind: string;
  title: string;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

export interface Drafts {
  data: unknown;
  draft_id: string;
  tab: Generated<string>;
  updated_at: Generated<Date>;
  user_id: number;
}

export interface EditorImages {
  file_id: number;
  id: Generated<number>;
  name: string;
  unnamed_since: Generated<Date | null>;
}

export interface EditorImageUses {
  image_id: number;
  kind: string;
  record_id: number;
}

export interface Features {
  active: Generated<boolean>;
  id: Generated<number>;
  multiple: Generated<boolean>;
  name: string;
  position: Generated<number>;
  slug: string;
  type: Generated<string>;
  version: Generated<number>;
}

export interface FeatureValues {
  feature_id: number;
  id: Generated<number>;
  name: string;
  slug: string;
  version: Generated<number>;
}

export interface Files {
  created_at: Generated<Date>;
  file_name: string;
  id: Generated<number>;
  mime_type: string;
  size: number;
  storage_key: string;
  thumbnail_key: string | null;
  uploaded_by: number | null;
}

export interface History {
  /**
   * Key of the sentence: translations <capability>.history.<act>, filled with params
   */
  act: string;
  changes: Generated<unknown>;
  /**
   * A file that the record had until this change
   */
  file_id: number | null;
  id: Generated<number>;
  kind: string;
  params: Generated<unknown>;
  performed_at: Generated<Date>;
  record_id: number;
  timezone: string;
  user_id: number | null;
}

export interface IdempotencyKeys {
  answer: unknown | null;
  created_at: Generated<Date>;
  key: string;
  request_hash: string;
  user_id: number;
}

export interface ImportFiles {
  content: Buffer;
  import_id: number;
}

export interface ImportFindings {
  after: string | null;
  before: string;
  class: string;
  code: string;
  field: string;
  id: Generated<number>;
  import_id: number;
  number: number;
  params: Generated<unknown>;
}

export interface ImportRecords {
  import_id: number;
  record_id: number;
}

export interface ImportRows {
  cells: string[];
  class: string | null;
  doubts: Generated<string[]>;
  has_unpaired_quotes: Generated<boolean>;
  import_id: number;
  /**
   * Field -> text that replaces its cell
   */
  mended: Generated<unknown>;
  number: number;
}

export interface Imports {
  bad_rows: Generated<number>;
  changed_rows: Generated<number>;
  chosen_rules: Generated<unknown>;
  columns: Generated<unknown>;
  /**
   * Codes of doubts whose rows come in
   */
  confirmed: Generated<string[]>;
  created_at: Date;
  /**
   * Rows gone over, told outside of the transaction that works on them
   */
  done: Generated<number>;
  evidence: Generated<unknown>;
  file_name: string;
  finished_at: Date | null;
  fit_rows: Generated<number>;
  headings: string[];
  id: Generated<number>;
  is_cancelled: Generated<boolean>;
  kind: string;
  new_names: Generated<unknown>;
  reading: Generated<unknown>;
  /**
   * How many rows the import itself is to write
   */
  ready_rows: Generated<number>;
  row_count: number;
  rules: Generated<unknown>;
  sheets: Generated<string[]>;
  status: Generated<string>;
  user_id: number;
}

export interface Invoices {
  created_at: Generated<Date>;
  created_by: number | null;
  id: Generated<number>;
  invoice_date: string;
  order_id: number;
  order_kind: string;
  recipients: Generated<unknown>;
}

export interface LaborRates {
  id: Generated<number>;
  is_active: Generated<boolean>;
  is_default: Generated<boolean>;
  name: string;
  /**
   * Dollars an hour; null: the company has no rate
   */
  rate: Numeric | null;
  version: Generated<number>;
}

export interface LedgerDifferences {
  check_name: string;
  found_at: Date;
  record_id: number;
}

export interface ListViews {
  /**
   * Names of the columns in their order; null: as the list has them
   */
  columns: unknown | null;
  deleted_at: Date | null;
  id: Generated<number>;
  list: string;
  mode: string | null;
  name: string;
  owner_id: number;
  /**
   * Filters and order in the words of the list
   */
  query: unknown;
  role_id: number | null;
  version: Generated<number>;
}

export interface Notifications {
  created_at: Generated<Date>;
  id: Generated<number>;
  link: string | null;
  meta: Generated<unknown>;
  params: Generated<unknown>;
  type: string;
  user_id: number;
}

export interface OnlineCheckouts {
  amount: Numeric;
  closed_as: string | null;
  created_at: Date;
  expires_at: Date;
  /**
   * Ours, known to the provider too: an event may come before provider_id is stored
   */
  id: string;
  /**
   * Of the payment link that it returns to
   */
  link_hash: string;
  order_id: number;
  order_kind: string;
  order_number: string;
  /**
   * The line of the ledger; null of money that its order could not take
   */
  payment_id: number | null;
  provider: string;
  provider_id: string | null;
  reference: string | null;
  url: string | null;
}

export interface OrphanedUploads {
  key: string;
  since: Date;
}

export interface OutgoingInvoices {
  asked_at: Date;
  order_id: number;
  order_kind: string;
  recipient: string;
}

export interface OverdueNotices {
  due_date: string;
  order_id: number;
}

export interface PartFeatureValues {
  feature_id: number;
  part_id: number;
  value_id: number;
}

export interface PartImages {
  file_id: number;
  id: Generated<number>;
  is_main: boolean;
  part_id: number;
  position: Generated<number>;
}

export interface PartPrices {
  part_id: number;
  price: Numeric;
  price_level_id: number;
}

export interface Parts {
  article_number: Generated<string>;
  brand_id: number | null;
  category_id: number;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  delivery_cost: Generated<Numeric>;
  discount: Numeric | null;
  for_shop: Generated<boolean>;
  height: Numeric | null;
  id: Generated<number>;
  is_new: Generated<boolean>;
  is_popular: Generated<boolean>;
  is_sale: Generated<boolean>;
  length: Numeric | null;
  min_limit_price: Numeric | null;
  name: string;
  notes: Generated<string>;
  package_type: string | null;
  price_old: Numeric | null;
  price_retail: Numeric;
  price_wholesale: Generated<unknown>;
  search_text: Generated<string | null>;
  seo: Generated<unknown>;
  slug: string;
  stock_number: string;
  supplier_id: number | null;
  unit_id: number;
  updated_at: Generated<Date>;
  version: Generated<number>;
  weight: Numeric | null;
  width: Numeric | null;
}

export interface PartsOrderCharges {
  /**
   * As computed at the last change of the order, before taxes
   */
  amount: Generated<Numeric>;
  base: string | null;
  charge_id: number | null;
  cost: Numeric | null;
  expected_back: string | null;
  id: Generated<number>;
  is_automatic: Generated<boolean>;
  is_discounted: Generated<boolean>;
  kind: string;
  max_amount: Numeric | null;
  min_amount: Numeric | null;
  name: string;
  order_id: number;
  percent: Numeric | null;
  position: number;
  price: Generated<Numeric>;
  quantity: Generated<Numeric>;
  supplier_id: number | null;
  supplier_invoice: Generated<string>;
  taxed_as: string;
  waived_at: Date | null;
  waived_by: number | null;
  waived_reason: Generated<string>;
}

export interface PartsOrderDeliveries {
  created_at: Generated<Date>;
  date_sent: string;
  delivery_cost: Numeric;
  delivery_method: string;
  id: Generated<number>;
  order_id: number;
  tracking_number: Generated<string>;
}

export interface PartsOrderItems {
  base_price: Numeric;
  created_at: Generated<Date>;
  delivery_cost: Generated<Numeric>;
  discount: Generated<number>;
  free_shipping: boolean;
  id: Generated<number>;
  is_overload: boolean;
  name: string;
  order_id: number;
  part_id: number;
  price_old: Numeric | null;
  price_source: Generated<string>;
  price_typed_at: Date | null;
  price_typed_by: number | null;
  quantity: Numeric;
  stock_number: string;
  unit_name: string;
}

export interface PartsOrders {
  /**
   * Less than nothing after an overpayment; nobody owes it once canceled, returned or refunded
   */
  balance: Generated<Numeric>;
  billed_at: Date | null;
  billing_address: unknown | null;
  /**
   * Sum of its charges, kept in the same transaction
   */
  charges_amount: Generated<Numeric>;
  /**
   * What its charges cost the shop, kept in the same transaction
   */
  charges_cost: Generated<Numeric>;
  checked_out_at: Date | null;
  client_search: Generated<string | null>;
  comments_count: Generated<number>;
  created_at: Generated<Date>;
  created_by: number | null;
  customer_id: number | null;
  /**
   * The customer as they were at the checkout
   */
  customer_snapshot: unknown | null;
  deleted_at: Date | null;
  delivery_address: unknown | null;
  /**
   * Shipping of the items; delivery_cost is the additional cost
   */
  delivery_amount: Generated<Numeric>;
  delivery_cost: Generated<Numeric>;
  delivery_type: string | null;
  draft_name: string | null;
  due_date: string | null;
  ecommerce_client: unknown | null;
  /**
   * The number that the online shop or marketplace gave it
   */
  external_number: string | null;
  id: Generated<number>;
  is_draft: Generated<boolean>;
  is_paid: Generated<boolean>;
  items_count: Generated<number>;
  number: Generated<number | null>;
  /**
   * Null until the checkout
   */
  order_number: string | null;
  paid_amount: Generated<Numeric>;
  paid_at: Date | null;
  payment_method: string | null;
  payment_terms: string | null;
  refunded_at: Date | null;
  sales_manager_id: number | null;
  saved_for_later_at: Date | null;
  saving_amount: Generated<Numeric>;
  /**
   * When its goods left
   */
  sold_at: Date | null;
  source: Generated<string>;
  status: Generated<string>;
  status_changed_at: Generated<Date>;
  subtotal_amount: Generated<Numeric>;
  tax_amount: Generated<Numeric>;
  /**
   * Percent on the charges that are taxed as labor
   */
  tax_labor: Generated<Numeric>;
  tax_labor_amount: Generated<Numeric>;
  tax_rate: Generated<Numeric>;
  total_amount: Generated<Numeric>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  with_tax_exemption: Generated<boolean>;
}

export interface PartsOrderTags {
  order_id: number;
  tag_id: number;
}

export interface PartStock {
  average_cost: Generated<Numeric>;
  is_below_min: Generated<boolean>;
  min_limit: Numeric | null;
  /**
   * Sum of the movements, kept in the same transaction
   */
  on_hand: Generated<Numeric>;
  part_id: number;
  /**
   * Sum of the reservations of open orders, kept in the same transaction
   */
  reserved: Generated<Numeric>;
}

export interface PaymentEvents {
  /**
   * What was paid, or what is left of it after a refund
   */
  amount: Numeric | null;
  checkout_id: string | null;
  dispute: string | null;
  event_id: string;
  outcome: string;
  provider: string;
  received_at: Date;
  /**
   * The payment, as the provider names it
   */
  reference: string | null;
  type: string;
}

export interface PaymentLinks {
  created_at: Date;
  created_by: number | null;
  expires_at: Date;
  id: Generated<number>;
  order_id: number;
  order_kind: string;
  revoked_at: Date | null;
  sent_to: string;
  token_hash: string;
}

export interface PaymentReversals {
  payment_id: number;
  reversed_at: Generated<Date>;
  reversed_by: number | null;
}

export interface Payments {
  amount: Numeric;
  created_at: Generated<Date>;
  created_by: number | null;
  id: Generated<number>;
  notes: Generated<string>;
  order_id: number;
  order_kind: string;
  payment_date: string;
  payment_method: string;
  reference_number: string | null;
}

export interface PriceLevels {
  id: Generated<number>;
  kind: string;
  name: string;
  percent: Numeric | null;
  /**
   * Of a level by matrix; null: that of the category, else of the company
   */
  price_matrix_id: number | null;
  version: Generated<number>;
}

export interface PriceMatrices {
  /**
   * Rising by from_cost, the first from 0
   */
  bands: unknown;
  id: Generated<number>;
  name: string;
  round_to: string;
  version: Generated<number>;
}

export interface PriceSuggestions {
  created_at: Generated<Date>;
  id: Generated<number>;
  new_cost: Numeric;
  old_cost: Numeric;
  /**
   * The retail price at the receipt
   */
  old_price: Numeric;
  part_id: number;
  received_on: string;
  status: Generated<string>;
  suggested: Numeric;
}

export interface RefreshTokens {
  created_at: Generated<Date>;
  replaced_by: string | null;
  session_id: string;
  token_hash: string;
  used_at: Date | null;
}

export interface RepairOrderCharges {
  /**
   * As computed at the last save, before discount and taxes
   */
  amount: Numeric;
  /**
   * When sublet work came back
   */
  back_at: Date | null;
  base: string | null;
  charge_id: number | null;
  cost: Numeric | null;
  expected_back: string | null;
  id: Generated<number>;
  is_automatic: Generated<boolean>;
  is_discounted: Generated<boolean>;
  kind: string;
  max_amount: Numeric | null;
  min_amount: Numeric | null;
  name: string;
  order_id: number;
  percent: Numeric | null;
  position: number;
  price: Generated<Numeric>;
  quantity: Generated<Numeric>;
  supplier_id: number | null;
  supplier_invoice: Generated<string>;
  taxed_as: string;
  waived_at: Date | null;
  waived_by: number | null;
  waived_reason: Generated<string>;
  /**
   * Null: of the whole order
   */
  work_id: number | null;
}

export interface RepairOrderDays {
  charges_amount: Generated<Numeric>;
  charges_cost: Generated<Numeric>;
  day: string;
  id: Generated<number>;
  labor_amount: Numeric;
  net_amount: Numeric;
  orders: number;
  parts_amount: Numeric;
  parts_cost: Numeric;
  total_amount: Numeric;
}

export interface RepairOrderParts {
  id: Generated<number>;
  order_id: number;
  part_id: number;
  position: number;
  price: Numeric;
  price_source: Generated<string>;
  price_typed_at: Date | null;
  price_typed_by: number | null;
  quantity: Numeric;
  work_id: number;
}

export interface RepairOrders {
  /**
   * Less than nothing after an overpayment
   */
  balance: Generated<Numeric>;
  billed_at: Date | null;
  /**
   * Sum of its charges, kept in the same transaction
   */
  charges_amount: Generated<Numeric>;
  /**
   * What its charges cost the shop, kept in the same transaction
   */
  charges_cost: Generated<Numeric>;
  comments_count: Generated<number>;
  created_at: Generated<Date>;
  created_by: number | null;
  customer_id: number;
  customer_snapshot: unknown | null;
  discount: Generated<Numeric>;
  discount_amount: Generated<Numeric>;
  due_date: string;
  engine_hours_in: Numeric | null;
  id: Generated<number>;
  implementation_date: Date;
  is_paid: Generated<boolean>;
  labor_amount: Generated<Numeric>;
  mechanic_id: number | null;
  /**
   * Before taxes, after the discount
   */
  net_amount: Generated<Numeric>;
  notes: Generated<string>;
  odometer_in: number | null;
  odometer_unit: Generated<string>;
  order_number: string;
  paid_amount: Generated<Numeric>;
  paid_at: Date | null;
  parts_amount: Generated<Numeric>;
  /**
   * Quantity by cost of its movements, sold less returned; kept in the same transaction
   */
  parts_cost: Generated<Numeric>;
  po_number: Generated<string>;
  status: Generated<string>;
  status_before_deletion: string | null;
  status_changed_at: Generated<Date>;
  tax_inventory: Generated<Numeric>;
  tax_labor: Generated<Numeric>;
  tax_labor_amount: Generated<Numeric>;
  tax_parts_amount: Generated<Numeric>;
  total_amount: Generated<Numeric>;
  updated_at: Generated<Date>;
  vehicle_id: number;
  /**
   * The vehicle as it was when the order was finished, for its invoice
   */
  vehicle_snapshot: unknown | null;
  version: Generated<number>;
}

export interface RepairOrderWorks {
  cause: Generated<string>;
  complaint: Generated<string>;
  correction: Generated<string>;
  duration_minutes: number;
  hourly_rate: Numeric;
  id: Generated<number>;
  name: string;
  order_id: number;
  position: number;
  /**
   * Null: of an order saved before there were labor rates
   */
  rate_source: string | null;
  type_of_work_id: number | null;
}

export interface Reservations {
  created_at: Generated<Date>;
  order_id: number;
  order_kind: string;
  part_id: number;
  quantity: Numeric;
}

export interface Salts {
  expires_at: Date;
  salt_hash: string;
  session_id: string;
  used_at: Date | null;
}

export interface Secrets {
  created_at: Generated<Date>;
  name: string;
  value: string;
}

export interface Sessions {
  cookie_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
  id: string;
  revoked_at: Date | null;
  revoked_reason: string | null;
  user_id: number;
}

export interface ShopKeys {
  created_at: Date;
  created_by: number | null;
  id: Generated<number>;
  last_used_at: Date | null;
  name: string;
  prefix: string;
  revoked_at: Date | null;
  scopes: string[];
  secret_hash: string;
  source: string;
  webhook_secret: string | null;
  webhook_url: string | null;
}

export interface ShopMessages {
  answer: Generated<string>;
  answer_status: number | null;
  /**
   * The bytes that are signed and sent
   */
  body: string;
  created_at: Date;
  id: Generated<number>;
  is_held: Generated<boolean>;
  key_id: number;
  last_tried_at: Date | null;
  message_id: string;
  order_id: number;
  problem: string | null;
  status: Generated<string>;
  tries: Generated<number>;
  type: string;
}

export interface ShopOrders {
  /**
   * Of what was sent: the same again is answered, anything else of its number refused
   */
  content_hash: string;
  key_id: number;
  order_id: number;
  received_at: Date;
}

export interface SocketIoAttachments {
  created_at: Generated<Date>;
  id: Generated<number>;
  payload: Buffer | null;
}

export interface StockMovementDays {
  cost: Numeric;
  day: string;
  id: Generated<number>;
  operation_type: string;
  price: Numeric;
}

export interface StockMovements {
  /**
   * Charged on the invoice before taxes: the line, rounded, less its share of the discount; 0 for purchases and what was written off
   */
  amount: Generated<Numeric>;
  change: Generated<Numeric | null>;
  comment: Generated<string>;
  /**
   * Cost of one unit: what was paid on a purchase, the moving average on a sale or return
   */
  cost: Generated<Numeric>;
  created_at: Generated<Date>;
  date: string;
  describe: string | null;
  id: Generated<number>;
  invoice_number: Generated<string>;
  operation_type: string;
  order_id: number | null;
  order_kind: string | null;
  part_id: number;
  price: Generated<Numeric>;
  quantity: Numeric;
  sale: unknown | null;
  supplier: Generated<string>;
  user_id: number | null;
}

export interface SubletNotices {
  /**
   * Of repair_order_charges, whose rows a save writes again
   */
  charge_id: number;
  expected_back: string;
  order_id: number;
}

export interface SupplierContacts {
  created_at: Generated<Date>;
  email: string | null;
  emails: Generated<unknown>;
  id: Generated<number>;
  is_main: boolean;
  name: Generated<string>;
  phone: string | null;
  phone_extension: string | null;
  phones: Generated<unknown>;
  place: number;
  position: Generated<string>;
  supplier_id: number;
}

export interface Suppliers {
  created_at: Generated<Date>;
  id: Generated<number>;
  name: string;
  url: Generated<string>;
  version: Generated<number>;
}

export interface Tags {
  color: string;
  created_at: Generated<Date>;
  id: Generated<number>;
  name: string;
  type: string;
  version: Generated<number>;
}

export interface TaxExemptions {
  customer_id: number;
  date_active_to: string | null;
  file_id: number | null;
  status: string;
}

export interface TypeOfWorkCharges {
  /**
   * Given: name, price and taxes are those of the saved charge
   */
  charge_id: number | null;
  id: Generated<number>;
  is_discounted: boolean;
  kind: string;
  name: string;
  position: number;
  price: Numeric;
  quantity: Numeric;
  taxed_as: string;
  type_of_work_id: number;
}

export interface TypeOfWorkParts {
  id: Generated<number>;
  part_id: number;
  position: number;
  quantity: Numeric;
  type_of_work_id: number;
}

export interface TypesOfWork {
  created_at: Generated<Date>;
  duration_minutes: number;
  hourly_rate: Numeric;
  id: Generated<number>;
  /**
   * Instead of its own hourly rate
   */
  labor_rate_id: number | null;
  name: string;
  search_text: Generated<string | null>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

export interface Units {
  accept_decimals: Generated<boolean>;
  id: Generated<number>;
  name: string;
  version: Generated<number>;
}

export interface UnpaidRepairOrderDays {
  balance: Numeric;
  due_date: string;
  id: Generated<number>;
  is_billed: boolean;
  /**
   * Whether they have a balance
   */
  is_owing: boolean;
  orders: number;
  status: string;
}

export interface Users {
  created_at: Generated<Date>;
  deleted_at: Date | null;
  email: string;
  first_name: string;
  full_name: Generated<string | null>;
  id: Generated<number>;
  language: Generated<string>;
  last_login: Date | null;
  last_name: string;
  password_hash: string | null;
  phone: string | null;
  phone_extension: string | null;
  phones: Generated<unknown>;
  photo_key: string | null;
  role_id: number;
  status: Generated<string>;
  version: Generated<number>;
}

export interface Vehicles {
  color: Generated<string>;
  created_at: Generated<Date>;
  gvwr: number;
  id: Generated<number>;
  kind: string;
  license_plate: Generated<string>;
  make: string;
  model: string;
  notes: Generated<string>;
  owner_id: number;
  plate_state: Generated<string>;
  search_text: Generated<string | null>;
  temporary_plate: Generated<string>;
  type_id: number | null;
  unit_number: string;
  updated_at: Generated<Date>;
  version: Generated<number>;
  vin: string;
  year: number;
}

export interface VehicleTags {
  tag_id: number;
  vehicle_id: number;
}

export interface Database {
  account_links: AccountLinks;
  attachments: Attachments;
  attempts: Attempts;
  brands: Brands;
  call_counts: CallCounts;
  categories: Categories;
  category_images: CategoryImages;
  charges: Charges;
  comments: Comments;
  company: Company;
  counters: Counters;
  customer_addresses: CustomerAddresses;
  customer_tags: CustomerTags;
  customers: Customers;
  default_list_views: DefaultListViews;
  dictionary_entries: DictionaryEntries;
  drafts: Drafts;
  editor_image_uses: EditorImageUses;
  editor_images: EditorImages;
  feature_values: FeatureValues;
  features: Features;
  files: Files;
  history: History;
  idempotency_keys: IdempotencyKeys;
  import_files: ImportFiles;
  import_findings: ImportFindings;
  import_records: ImportRecords;
  import_rows: ImportRows;
  imports: Imports;
  invoices: Invoices;
  labor_rates: LaborRates;
  ledger_differences: LedgerDifferences;
  list_views: ListViews;
  notifications: Notifications;
  online_checkouts: OnlineCheckouts;
  orphaned_uploads: OrphanedUploads;
  outgoing_invoices: OutgoingInvoices;
  overdue_notices: OverdueNotices;
  part_feature_values: PartFeatureValues;
  part_images: PartImages;
  part_prices: PartPrices;
  part_stock: PartStock;
  parts: Parts;
  parts_order_charges: PartsOrderCharges;
  parts_order_deliveries: PartsOrderDeliveries;
  parts_order_items: PartsOrderItems;
  parts_order_tags: PartsOrderTags;
  parts_orders: PartsOrders;
  payment_events: PaymentEvents;
  payment_links: PaymentLinks;
  payment_reversals: PaymentReversals;
  payments: Payments;
  price_levels: PriceLevels;
  price_matrices: PriceMatrices;
  price_suggestions: PriceSuggestions;
  refresh_tokens: RefreshTokens;
  repair_order_charges: RepairOrderCharges;
  repair_order_days: RepairOrderDays;
  repair_order_parts: RepairOrderParts;
  repair_order_works: RepairOrderWorks;
  repair_orders: RepairOrders;
  reservations: Reservations;
  salts: Salts;
  secrets: Secrets;
  sessions: Sessions;
  shop_keys: ShopKeys;
  shop_messages: ShopMessages;
  shop_orders: ShopOrders;
  socket_io_attachments: SocketIoAttachments;
  stock_movement_days: StockMovementDays;
  stock_movements: StockMovements;
  sublet_notices: SubletNotices;
  supplier_contacts: SupplierContacts;
  suppliers: Suppliers;
  tags: Tags;
  tax_exemptions: TaxExemptions;
  type_of_work_charges: TypeOfWorkCharges;
  type_of_work_parts: TypeOfWorkParts;
  types_of_work: TypesOfWork;
  units: Units;
  unpaid_repair_order_days: UnpaidRepairOrderDays;
  users: Users;
  vehicle_tags: VehicleTags;
  vehicles: Vehicles;
}
