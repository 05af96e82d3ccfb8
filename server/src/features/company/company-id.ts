/** There is one company; its history and announcements name it by this. */
export const companyId = 1
