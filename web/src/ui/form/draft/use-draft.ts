import { useEffect, useMemo, useRef, useState } from 'react'
import { browserTab } from '#web/api/browser-tab.ts'
import { createStore } from '#web/shell/store.ts'
import { type DraftSource, deleteDraft, draftKeeper, type SavedAt, setAside } from './draft-keeper.ts'
import { draftTabs } from './draft-tabs.ts'
import { type FoundDraft, findDrafts } from './find-drafts.ts'

export interface Draft {
  savedAt: SavedAt
  /** Whether drafts were looked up; a draft could replace text typed before. */
  isLoaded: boolean
  /** Drafts found on opening and not yet decided on. */
  drafts: readonly FoundDraft[]
  /** The user continued it in another tab. */
  isContinuedElsewhere: boolean
  /** Called on typing; stores the draft soon. */
  touch: () => void
  /** Continues this draft. */
  take: (draft: FoundDraft) => void
  /** Deletes drafts of closed tabs; those open in other tabs stay. */
  decline: () => void
  /** Keeps all drafts. */
  keepAll: () => void
  /** Keeps all drafts and lets this form store its own. */
  keepBoth: () => Promise<void>
  /** Deletes this tab's draft. */
  drop: () => void
}

interface DraftOptions extends DraftSource {
  /** Undefined: no drafts. */
  id: string | undefined
}

/** The draft of a form: loaded on opening, stored while typing and on leaving. */
export function useDraft({ id, store, body }: DraftOptions): Draft {
  const [savedAt] = useState(() => createStore<number | undefined>(undefined))
  const [tab, setTab] = useState<string>()
  // The id whose drafts were requested; the form's id may change while the request is in flight.
  const [loadedId, setLoadedId] = useState<string>()
  const [drafts, setDrafts] = useState<readonly FoundDraft[]>([])
  const [isContinuedElsewhere, setContinuedElsewhere] = useState(false)
  const latest = useRef({ store, body })
  latest.current = { store, body }

  useEffect(() => {
    if (id) void browserTab().then(setTab)
  }, [id])

  const name = useMemo(() => (id && tab ? { id, tab } : null), [id, tab])
  const keeper = useMemo(() => name && draftKeeper(name, latest, savedAt), [name, savedAt])
  const tabs = useRef<ReturnType<typeof draftTabs>>(undefined)

  useEffect(() => {
    if (!keeper || !name) return
    let isGone = false
    const ours = draftTabs(name, () => setContinuedElsewhere(true))
    tabs.current = ours
    void findDrafts(name, ours.isOpen).then(loaded => {
      if (isGone) return
      if (loaded.length === 0) keeper.begin()
      else setDrafts(loaded)
      setLoadedId(name.id)
    })
    return () => {
      isGone = true
      ours.leave()
    }
  }, [name, keeper])

  useEffect(() => {
    if (!keeper) return
    const hidden = () => document.visibilityState === 'hidden' && keeper.leave()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      keeper.leave()
    }
  }, [keeper])

  return {
    savedAt,
    isLoaded: !id || loadedId === id,
    drafts,
    isContinuedElsewhere,
    touch: () => keeper?.touch(),
    take(draft) {
      decided()
      if (draft.isOwn) return
      keeper?.takeOver(draft.tab, draft.body)
      if (draft.isOpen) tabs.current?.announceTakeOver(draft.tab)
    },
    decline() {
      decided()
      for (const draft of drafts.filter(draft => !draft.isOpen && !draft.isOwn))
        deleteDraft({ id: id!, tab: draft.tab }).catch(notDeleted)
      drop()
    },
    keepAll: decided,
    async keepBoth() {
      const own = drafts.find(draft => draft.isOwn)
      setDrafts([])
      // Saves the existing draft elsewhere before overwriting it.
      if (own && name) await setAside(name, own.body)
      keeper?.begin()
    },
    drop,
  }

  function decided() {
    setDrafts([])
    keeper?.begin()
  }

  function drop() {
    if (!keeper) return
    decided()
    setContinuedElsewhere(false)
    keeper.drop().catch(notDeleted)
  }
}

const notDeleted = (failure: unknown) => console.warn('The draft could not be deleted', failure)
