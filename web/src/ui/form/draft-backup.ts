import { storagePrefix } from '#web/api/local-storage.ts'
import { readToken, subjectOf } from '#web/api/token.ts'

/**
 * What was typed, kept in the tab until the server has it: a lost connection, an expired session and a reload
 * lose nothing. It belongs to the user who typed it, and ends with the tab.
 */
export function draftBackup(draftId: string) {
  const token = readToken()?.access_token
  const name = `${storagePrefix}draft.${token ? subjectOf(token) : ''}.${draftId}`
  return {
    read(): unknown {
      const text = sessionStorage.getItem(name)
      return text === null ? undefined : JSON.parse(text)
    },
    write(body: unknown): void {
      try {
        sessionStorage.setItem(name, JSON.stringify(body))
      } catch (error) {
        console.warn('The tab could not keep what was typed', error)
      }
    },
    drop(): void {
      sessionStorage.removeItem(name)
    },
  }
}
