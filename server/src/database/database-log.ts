/** What the database tells its operator: one sentence at a time. Console and pino both fit. */
export type DatabaseLog = {
  info(sentence: string): void
  warn(sentence: string): void
}

export const silentLog: DatabaseLog = { info() {}, warn() {} }
