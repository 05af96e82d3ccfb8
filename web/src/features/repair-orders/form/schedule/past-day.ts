/** Whether the chosen date (or date and time) is in the past. Both as text, `YYYY-MM-DD` first. */
export const isPastDay = (
  chosen: string | null | undefined,
  saved: string | undefined,
  today: string,
): boolean => !!chosen && chosen !== saved && chosen.slice(0, 10) < today
