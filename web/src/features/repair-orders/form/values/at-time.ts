/** A day, or a moment that is kept: `2026-11-23` at `08:00` -> `2026-11-23 08:00`. */
export const atTime = (planned: string, time: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(planned) ? `${planned} ${time}` : planned
