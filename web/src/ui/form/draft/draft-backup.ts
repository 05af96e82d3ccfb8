import { dropTab, readTab, writeTab } from '#web/api/tab-storage.ts'
import { readToken, subjectOf } from '#web/api/token.ts'

/**
 * Typed values, kept in the tab until the server has them: a lost connection, an expired session and a reload
 * lose nothing. It belongs to the user who typed it, and ends with the tab.
 */
export function draftBackup({ id, tab }: DraftName) {
  const name = `draft.${draftOwner()}.${id}.${tab}`
  return {
    read: (): unknown => readTab(name),
    write: (body: unknown): void => writeTab(name, body),
    drop: (): void => dropTab(name),
  }
}

/** A draft belongs to a form (with its record) and a tab. */
export interface DraftName {
  id: string
  tab: string
}

export function draftOwner(): string {
  const token = readToken()?.access_token
  return token ? String(subjectOf(token)) : ''
}
