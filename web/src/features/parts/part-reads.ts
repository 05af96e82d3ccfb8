import { partEndpoints } from '#contract/parts/part-endpoints.ts'

/** What shows a part or its stock: read again when either changes. */
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
