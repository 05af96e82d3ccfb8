export const companyId = 1
