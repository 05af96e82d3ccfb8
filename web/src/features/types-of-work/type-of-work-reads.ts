import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'

/** What shows types of work: read again when one changes. */
export const typeOfWorkReads = [
  typeOfWorkEndpoints.listTypesOfWork,
  typeOfWorkEndpoints.getTypeOfWork,
  typeOfWorkEndpoints.shortListTypesOfWork,
]
