/** For the operator, one sentence each; console and pino both fit. */
export type DatabaseLog = {
  info(sentence: string): void
  warn(sentence: string): void
}

export const silentLog: DatabaseLog = { info() {}, warn() {} }
