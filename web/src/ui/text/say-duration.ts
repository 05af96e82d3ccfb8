import type { TFunction } from 'i18next'

/** 65 -> `1 h 5 min`, 120 -> `2 h`, 45 -> `45 min`. */
export function sayDuration(t: TFunction, minutes: number): string {
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  if (parts.minutes === 0) return t('ui.duration.hours', parts)
  return t(parts.hours === 0 ? 'ui.duration.minutes' : 'ui.duration.both', parts)
}
