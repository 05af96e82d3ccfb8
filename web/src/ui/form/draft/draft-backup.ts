import { dropTab, readTab, writeTab } from '#web/api/tab-storage.ts'
import { readToken, subjectOf } from '#web/api/token.ts'

/**
 * Typed values, stored in the tab until the server has them, so that they survive a lost connection, an
 * expired session and a reload. Per user; ends with the tab.
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
