import { type NoticeLevel, notify } from '#web/shell/notices.ts'

const names = ['notify_type', 'notify_message', 'notify_description'] as const
const levels: readonly NoticeLevel[] = ['success', 'info', 'warning', 'error']

/** Shows the message of a page's URL after half a second, and removes it from the URL. */
export function raiseEntryNotice(
  address: URL,
  later: (work: () => void, ms: number) => void = setTimeout,
): URL {
  const [type, title, description] = names.map(name => address.searchParams.get(name))
  const rest = new URL(address)
  for (const name of names) rest.searchParams.delete(name)
  if (title) {
    const level = levels.find(known => known === type) ?? 'info'
    later(() => notify.raise({ level, title, description: description ?? undefined }), 500)
  }
  return rest
}
