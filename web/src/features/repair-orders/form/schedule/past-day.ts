/** Compares the date part of texts that start with `YYYY-MM-DD`. */
export const isPastDay = (
  chosen: string | null | undefined,
  saved: string | undefined,
  today: string,
): boolean => !!chosen && chosen !== saved && chosen.slice(0, 10) < today
