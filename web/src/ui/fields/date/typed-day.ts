import dayjs from 'dayjs'

/**
 * Completes an abbreviated date: `12/30` is the nearest 30 December to `today`, `+3` is in three days; a
 * time may follow: `12/30 8`, `12/30 8:30`, `12/30 2:15p`. Undefined if it is no date.
 */
export function completeDate(text: string, today: string): string | undefined {
  const [typedDay, ...typedTime] = text.trim().split(/\s+/)
  const day = dayOf(typedDay ?? '', today)
  if (!day) return undefined
  if (typedTime.length === 0) return day
  const time = timeOf(typedTime.join(' '))
  return time && `${day} ${time}`
}

function dayOf(text: string, today: string): string | undefined {
  const ahead = /^\+(\d{1,3})$/.exec(text)
  if (ahead) return dayjs(today).add(Number(ahead[1]), 'day').format('MM/DD/YYYY')
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(text) ?? []
  if (!month || !date) return undefined
  const years = year ? [year.length === 2 ? 2000 + Number(year) : Number(year)] : yearsAround(today)
  const [nearest] = years
    .map(candidate =>
      dayjs(`${candidate}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`, 'YYYY-MM-DD', true),
    )
    .filter(day => day.isValid())
    .sort((a, b) => Math.abs(a.diff(today)) - Math.abs(b.diff(today)))
  return nearest?.format('MM/DD/YYYY')
}

function yearsAround(today: string): number[] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1, year - 1]
}

/** `8`, `8:30`, `14:05`, `2:15p`, `2 pm` -> `8:00 AM`, ... */
function timeOf(text: string): string | undefined {
  const [, typedHour, minutes = '00', half] = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?m?$/i.exec(text) ?? []
  if (!typedHour || Number(minutes) > 59) return undefined
  const hour = Number(typedHour)
  if (half ? hour < 1 || hour > 12 : hour > 23) return undefined
  const isAfternoon = half ? half.toLowerCase() === 'p' : hour >= 12
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${isAfternoon ? 'PM' : 'AM'}`
}
