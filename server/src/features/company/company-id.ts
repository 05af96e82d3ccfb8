/** Record id of the company in history and announcements. */
export const companyId = 1
