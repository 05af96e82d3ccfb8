import { lockName } from './name-locks.ts'
import { readTab, writeTab } from './tab-storage.ts'

let claimed: Promise<string> | undefined

/** Id of this tab, kept across reloads. A duplicated tab copies the storage and gets a new id. */
export function browserTab(): Promise<string> {
  claimed ??= claim()
  return claimed
}

async function claim(): Promise<string> {
  const kept = readTab<string>('tab')
  if (kept && (await lockName(`tab.${kept}`))) return kept
  const tab = crypto.randomUUID()
  await lockName(`tab.${tab}`)
  writeTab('tab', tab)
  return tab
}
