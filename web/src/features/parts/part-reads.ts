import { partEndpoints } from '#contract/parts/part-endpoints.ts'

/** Reads that show parts or stock. */
export const partReads = [
  partEndpoints.listParts,
  partEndpoints.getPart,
  partEndpoints.getPartPrices,
  partEndpoints.shortListParts,
  partEndpoints.shortListPartsByPage,
  partEndpoints.listTransactions,
  partEndpoints.listMonths,
  partEndpoints.listReserved,
  partEndpoints.listHistory,
  partEndpoints.listFullHistory,
]
