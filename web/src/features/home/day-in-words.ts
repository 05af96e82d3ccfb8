/** `2026-11-23` -> `Monday, November 23` in the given language. */
export const dayInWords = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
