import { categoryEndpoints } from '#contract/catalogue/category.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { tagExportEndpoints } from '#contract/tags/tag-export.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { trailerEndpoints, truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { applicationFeature } from '#server/features/application/application-feature.ts'
import { billingFeature } from '#server/features/billing/billing-feature.ts'
import { brands } from '#server/features/catalogue/brands.ts'
import { catalogueFeature } from '#server/features/catalogue/catalogue-feature.ts'
import { categoriesExport } from '#server/features/catalogue/categories/categories-export.ts'
import { categoriesFeature } from '#server/features/catalogue/categories/categories-feature.ts'
import { featureValues } from '#server/features/catalogue/feature-values.ts'
import { features as specifications } from '#server/features/catalogue/features.ts'
import { units } from '#server/features/catalogue/units.ts'
import { charges } from '#server/features/charges/charges.ts'
import { companyFeature } from '#server/features/company/company-feature.ts'
import { laborRates } from '#server/features/company/labor-rates.ts'
import { customersFeature } from '#server/features/customers/customers-feature.ts'
import { customersExport } from '#server/features/customers/list/customers-export.ts'
import { filebrowserFeature } from '#server/features/filebrowser/filebrowser-feature.ts'
import { homeFeature } from '#server/features/home/home-feature.ts'
import { importsFeature } from '#server/features/imports/imports-feature.ts'
import { ledgerCheckFeature } from '#server/features/ledger-check/ledger-check-feature.ts'
import { lookups } from '#server/features/lookups/index.ts'
import { notificationsFeature } from '#server/features/notifications/notifications-feature.ts'
import { onlineShopFeature } from '#server/features/online-shop/online-shop-feature.ts'
import { partsExport } from '#server/features/parts/list/parts-export.ts'
import { partsFeature } from '#server/features/parts/parts-feature.ts'
import { billedPartsOrders } from '#server/features/parts-orders/billing/billed-parts-orders.ts'
import { shopOrdersFeature } from '#server/features/parts-orders/from-shop/shop-orders-feature.ts'
import { partsOrdersExport } from '#server/features/parts-orders/list/parts-orders-export.ts'
import { getPackingSlip, getPickList } from '#server/features/parts-orders/papers/order-papers.ts'
import { partsOrdersFeature } from '#server/features/parts-orders/parts-orders-feature.ts'
import { priceLevels } from '#server/features/prices/price-levels.ts'
import { priceMatrices } from '#server/features/prices/price-matrices.ts'
import { profileFeature } from '#server/features/profile/profile-feature.ts'
import { billedRepairOrders } from '#server/features/repair-orders/index.ts'
import { repairOrdersExport } from '#server/features/repair-orders/list/repair-orders-export.ts'
import { repairOrdersFeature } from '#server/features/repair-orders/repair-orders-feature.ts'
import { inventoryReportExport } from '#server/features/reports/inventory-report-export.ts'
import { ordersReportExport } from '#server/features/reports/orders-report-export.ts'
import { reportsFeature } from '#server/features/reports/reports-feature.ts'
import { sessionFeature } from '#server/features/session/session-feature.ts'
import { suppliers } from '#server/features/suppliers/suppliers.ts'
import { tagsExport } from '#server/features/tags/tags-export.ts'
import { shopTagsFeature, tagsFeature } from '#server/features/tags/tags-feature.ts'
import { typesOfWorkExport } from '#server/features/types-of-work/types-of-work-export.ts'
import { typesOfWorkFeature } from '#server/features/types-of-work/types-of-work-feature.ts'
import { usersExport } from '#server/features/users/users-export.ts'
import { usersFeature } from '#server/features/users/users-feature.ts'
import { vehiclesExport } from '#server/features/vehicles/vehicles-export.ts'
import {
  trailersFeature,
  trucksFeature,
  vehiclesFeature,
} from '#server/features/vehicles/vehicles-feature.ts'
import type { Feature } from '#server/operation/feature.ts'
import { dictionaryExports, dictionaryFeature } from '#server/records/crud/dictionary-feature.ts'
import { drafts } from '#server/records/drafts.ts'
import { exportsFeature } from '#server/records/export/exports-feature.ts'
import { listViewsFeature } from '#server/records/list-views/list-views-feature.ts'
import { orphanedUploadsFeature } from '#server/records/orphaned-uploads.ts'

export const dictionaries = [
  units,
  brands,
  specifications,
  featureValues,
  suppliers,
  charges,
  laborRates,
  priceMatrices,
  priceLevels,
]

const capabilities: readonly Feature[] = [
  applicationFeature,
  sessionFeature,
  profileFeature,
  usersFeature,
  companyFeature,
  notificationsFeature,
  drafts,
  orphanedUploadsFeature,
  exportsFeature({
    parts: { export: partsExport, requires: partEndpoints.exportParts.requires },
    'orders-report': { export: ordersReportExport, requires: reportEndpoints.exportOrdersReport.requires },
    'inventory-report': {
      export: inventoryReportExport,
      requires: reportEndpoints.exportInventoryReport.requires,
    },
    customers: { export: customersExport, requires: customerEndpoints.exportCustomers.requires },
    trucks: { export: vehiclesExport('truck'), requires: truckEndpoints.exportVehicles.requires },
    trailers: { export: vehiclesExport('trailer'), requires: trailerEndpoints.exportVehicles.requires },
    orders: { export: repairOrdersExport, requires: repairOrderEndpoints.exportRepairOrders.requires },
    'parts-orders': { export: partsOrdersExport, requires: partsOrderEndpoints.exportPartsOrders.requires },
    'types-of-work': { export: typesOfWorkExport, requires: typeOfWorkEndpoints.exportTypesOfWork.requires },
    ...dictionaryExports(dictionaries),
    categories: { export: categoriesExport, requires: categoryEndpoints.exportCategories.requires },
    users: { export: usersExport, requires: userEndpoints.exportUsers.requires },
    tags: { export: tagsExport, requires: tagExportEndpoints.exportTags.requires },
  }),
  lookups,
  tagsFeature,
  shopTagsFeature,
  customersFeature,
  trucksFeature,
  trailersFeature,
  vehiclesFeature,
  filebrowserFeature,
  catalogueFeature,
  categoriesFeature,
  ...dictionaries.map(dictionaryFeature),
  partsFeature,
  typesOfWorkFeature,
  repairOrdersFeature,
  partsOrdersFeature,
  shopOrdersFeature,
  onlineShopFeature,
  reportsFeature,
  ledgerCheckFeature,
  homeFeature,
  importsFeature,
  billingFeature({
    repairOrders: billedRepairOrders,
    partsOrders: billedPartsOrders,
    papers: { packingSlip: getPackingSlip, pickList: getPickList },
  }),
]

export const features: readonly Feature[] = [...capabilities, listViewsFeature(capabilities)]
