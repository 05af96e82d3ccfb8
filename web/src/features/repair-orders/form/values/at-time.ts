/** `2026-11-23` -> `2026-11-23 08:00`; a date with time stays. */
export const atTime = (planned: string, time: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(planned) ? `${planned} ${time}` : planned
