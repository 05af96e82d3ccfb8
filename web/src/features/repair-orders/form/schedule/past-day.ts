/** Whether a day (or a day and time) was chosen that is over. Both as text, `YYYY-MM-DD` first. */
export const isPastDay = (
  chosen: string | null | undefined,
  saved: string | undefined,
  today: string,
): boolean => !!chosen && chosen !== saved && chosen.slice(0, 10) < today
