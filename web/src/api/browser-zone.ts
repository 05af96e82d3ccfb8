let zone: string | undefined

/** The IANA time zone; cached because reading it is slow. */
export const browserZone = (): string => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone)
