import { draftEndpoints } from '#contract/records/drafts.ts'
import { ApiFailure, isAborted } from '#web/api/api-failure.ts'
import { request } from '#web/api/request.ts'
import { draftTimeoutMs } from '../save/timing.ts'
import { type DraftName, draftBackup } from './draft-backup.ts'

export interface FoundDraft {
  tab: string
  body: unknown
  /** Unix seconds; undefined if only stored in the tab. */
  savedAt: number | undefined
  /** Typed in this tab. */
  isOwn: boolean
  /** Another tab has it open. */
  isOpen: boolean
}

/** Unsaved drafts of the form, from this tab and others, newest first. */
export async function findDrafts(
  name: DraftName,
  isOpen: () => Promise<(tab: string) => boolean>,
): Promise<readonly FoundDraft[]> {
  const [stored, isOpenIn] = await Promise.all([storedDrafts(name), isOpen()])
  const drafts = stored.map(({ tab, data, updated_at }) => ({
    tab,
    body: data,
    savedAt: updated_at,
    isOwn: tab === name.tab,
    isOpen: isOpenIn(tab),
  }))
  const unsent = draftBackup(name).read()
  if (unsent === undefined) return drafts
  const own = { tab: name.tab, body: unsent, savedAt: undefined, isOwn: true, isOpen: false }
  return [own, ...drafts.filter(draft => !draft.isOwn)]
}

/** An unavailable server must not prevent typing. */
async function storedDrafts({ id }: DraftName) {
  try {
    const signal = AbortSignal.timeout(draftTimeoutMs)
    const { data, others } = await request(draftEndpoints.getDraft, { params: { id } }, { signal })
    return data ? [data, ...others] : []
  } catch (failure) {
    if (failure instanceof ApiFailure || isAborted(failure)) return []
    throw failure
  }
}
