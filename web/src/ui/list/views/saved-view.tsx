import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListView } from '#contract/records/list-views.ts'
import { useMe } from '#web/access/me.ts'
import { focusOnceThere } from '#web/shell/focus/focus-soon.ts'
import { notify } from '#web/shell/notices.ts'
import { useGo } from '#web/shell/use-go.ts'
import { viewAddress, viewParameter } from '../state/use-list-state.ts'
import { RowMenu } from '../table/row-menu.tsx'
import { roleName } from './role-name.ts'
import { useSaveView } from './save-view.ts'
import { ViewForm } from './view-form.tsx'
import type { ViewsDrawerProps } from './views-drawer.tsx'

interface SavedViewProps {
  view: ListView
  list: ViewsDrawerProps
  onOpen: () => void
  onDeleted: () => void
}

/** A view: its name opens it, a menu has the other actions. */
export function SavedView({ view, list, onOpen, onDeleted }: SavedViewProps) {
  const { t } = useTranslation()
  const me = useMe()
  const go = useGo()
  const row = useRef<HTMLLIElement>(null)
  const [isEditing, setEditing] = useState(false)
  const save = useSaveView()
  const { update, delete: mayDelete } = view.action_scopes
  const notes = [
    view.is_default && t('list-views.is_default'),
    view.role_id && t('list-views.shared_with', { role: roleName(t, view.role_id) }),
    view.owner.id !== me?.id && view.owner.full_name,
  ].filter(Boolean)
  if (isEditing)
    return (
      <li ref={row}>
        <ViewForm
          title={t('list-views.name')}
          name={view.name}
          roleId={view.role_id}
          onCancel={close}
          onSave={async changes => {
            const after = await save.rename(view, changes)
            if (list.views.current?.id === view.id) list.views.setCurrent(after)
            close()
          }}
        />
      </li>
    )
  return (
    <li ref={row}>
      <button
        type="button"
        className="rb-view-open"
        aria-current={list.list.view.state.view?.id === view.id ? 'true' : undefined}
        onClick={onOpen}
      >
        {view.name}
        {notes.length > 0 && <span className="rb-view-notes">{notes.join(' · ')}</span>}
      </button>
      <RowMenu
        items={[
          {
            key: 'default',
            label: t(view.is_default ? 'list-views.no_default' : 'list-views.make_default'),
            onClick: () => void choose(),
          },
          { key: 'link', label: t('list-views.copy_link'), onClick: () => void copyLink() },
          ...(update ? [{ key: 'edit', label: t('list-views.edit'), onClick: () => setEditing(true) }] : []),
          ...(mayDelete
            ? [{ key: 'delete', label: t('list-views.delete'), danger: true, onClick: () => void remove() }]
            : []),
        ]}
      />
    </li>
  )

  async function choose() {
    // Prevents the bare URL from opening the new default at once.
    await go('.', { search: now => ({ [viewParameter]: 'none', ...now }), replace: true, resetScroll: false })
    if (await save.choose(view, !view.is_default)) notify.done()
  }

  /** With the view's content, so that the link works for everyone who may read the list. */
  async function copyLink() {
    const shown = { ...view.query, ...viewAddress(view) }
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(shown))
      if (value !== undefined) search.set(name, Array.isArray(value) ? JSON.stringify(value) : String(value))
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}?${search}`)
      notify.success('list-views.link_copied')
    } catch {
      // Without TLS browsers block clipboard access.
      const link = { to: location.pathname, search: shown, title: 'list-views.link' }
      notify.info('list-views.copy_by_hand', { link })
    }
  }

  async function remove() {
    if (await save.remove(view)) onDeleted()
  }

  function close() {
    setEditing(false)
    focusOnceThere(() => row.current?.querySelector<HTMLElement>('.rb-view-open'))
  }
}
