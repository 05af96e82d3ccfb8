import { partEndpoints } from '#contract/parts/part-endpoints.ts'

/** Queries that show parts or stock: refetched when either changes. */
export const partReads = [
  partEndpoints.listParts,
  partEndpoints.getPart,
  partEndpoints.shortListParts,
  partEndpoints.shortListPartsByPage,
  partEndpoints.listTransactions,
  partEndpoints.listReserved,
  partEndpoints.listHistory,
  partEndpoints.listFullHistory,
]
