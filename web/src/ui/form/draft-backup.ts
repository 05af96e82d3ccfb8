import { dropTab, readTab, writeTab } from '#web/api/tab-storage.ts'
import { readToken, subjectOf } from '#web/api/token.ts'

/**
 * Typed values, kept in the tab until the server has them: a lost connection, an expired session and a reload
 * lose nothing. It belongs to the user who typed it, and ends with the tab.
 */
export function draftBackup(draftId: string) {
  const token = readToken()?.access_token
  const name = `draft.${token ? subjectOf(token) : ''}.${draftId}`
  return {
    read: (): unknown => readTab(name),
    write: (body: unknown): void => writeTab(name, body),
    drop: (): void => dropTab(name),
  }
}
