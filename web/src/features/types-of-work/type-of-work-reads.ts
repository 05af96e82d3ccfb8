import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'

/** Queries that show types of work: refetched when one changes. */
export const typeOfWorkReads = [
  typeOfWorkEndpoints.listTypesOfWork,
  typeOfWorkEndpoints.getTypeOfWork,
  typeOfWorkEndpoints.shortListTypesOfWork,
]
