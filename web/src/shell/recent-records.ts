import { dropStored, readStored, writeStored } from '#web/api/local-storage.ts'

/** An opened record, as the palette shows it. */
interface RecentRecord {
  title: string
  subtitle: string
  to: string
}

interface Kept {
  userId: number
  records: RecentRecord[]
}

const most = 12
const name = 'recent_records'

/** Last opened first. Stored in this browser until its user signs out, and only for that user. */
export function recentRecords(userId: number): RecentRecord[] {
  const kept = readStored<Kept>(name)
  return kept?.userId === userId ? kept.records : []
}

export function rememberRecord(userId: number, record: RecentRecord): void {
  keep(userId, [record, ...recentRecords(userId).filter(({ to }) => to !== record.to)])
}

export function forgetRecord(userId: number, path: string): void {
  keep(
    userId,
    recentRecords(userId).filter(({ to }) => to !== path),
  )
}

export const forgetRecords = (): void => dropStored(name)

const keep = (userId: number, records: readonly RecentRecord[]) =>
  writeStored(name, { userId, records: records.slice(0, most) } satisfies Kept)
