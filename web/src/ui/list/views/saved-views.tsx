import Button from 'antd/es/button'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListView, listViewEndpoints } from '#contract/records/list-views.ts'
import { useRead } from '#web/api/hooks.ts'
import { ErrorState } from '../../states/error-state.tsx'
import { SkeletonLine } from '../../states/skeletons.tsx'
import { DeletedView } from './deleted-view.tsx'
import { shownAs, useSaveView } from './save-view.ts'
import { SavedView } from './saved-view.tsx'
import { useOpenView } from './use-open-view.ts'
import { ViewForm } from './view-form.tsx'
import type { ViewsDrawerProps } from './views-drawer.tsx'

/** The views of a list, and a form to save what is shown. */
export function SavedViews(props: ViewsDrawerProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { views, list } = props
  const read = useRead(listViewEndpoints.listListViews, { query: { list: views.list } })
  const [deleted, setDeleted] = useState<ListView>()
  const openView = useOpenView(props)
  const save = useSaveView()
  const openedId = list.view.state.view?.id
  const saved = read.data?.data
  const opened = saved?.find(view => view.id === openedId)
  const shown = shownAs(props)
  const isChanged = opened !== undefined && !isSame(shown, opened)
  return (
    <section className="rb-views-section" aria-labelledby={titleId}>
      <div className="rb-views-head">
        <h3 id={titleId}>{t('list-views.saved')}</h3>
      </div>
      {opened && isChanged && (
        <div className="rb-view-changed">
          <span>{t('list-views.changed', { name: opened.name })}</span>
          <span className="rb-views-moves">
            <Button size="small" onClick={() => openView(opened)}>
              {t('list-views.as_saved')}
            </Button>
            {opened.action_scopes.update && (
              <Button size="small" type="primary" onClick={() => void update(opened)}>
                {t('list-views.update')}
              </Button>
            )}
          </span>
        </div>
      )}
      {read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <ul className="rb-views-list">
          <li>
            <button
              type="button"
              className="rb-view-open"
              aria-current={openedId === undefined && !list.view.state.isFiltered ? 'true' : undefined}
              onClick={() => pick(undefined)}
            >
              {t('list-views.whole_list')}
            </button>
          </li>
          {saved ? (
            saved.map(view => (
              <SavedView
                key={view.id}
                view={view}
                list={props}
                onOpen={() => pick(view)}
                onDeleted={() => setDeleted(view)}
              />
            ))
          ) : (
            <li>
              <SkeletonLine width="60%" />
            </li>
          )}
          {deleted && <DeletedView view={deleted} onBack={() => setDeleted(undefined)} />}
        </ul>
      )}
      <ViewForm
        title={t('list-views.save_as')}
        onSave={async ({ name, role_id }) => {
          const view = await save.create({ list: views.list, name, role_id, ...shown })
          openView(view, true)
        }}
      />
    </section>
  )

  function pick(view: ListView | undefined) {
    openView(view)
    props.onClose()
  }

  async function update(view: ListView) {
    const after = await save.update(view, shown)
    if (after) openView(after, true)
  }
}

type Shown = ReturnType<typeof shownAs>

const isSame = (shown: Shown, view: ListView) =>
  asText(shown.query) === asText(view.query) &&
  JSON.stringify(shown.columns) === JSON.stringify(view.columns) &&
  (view.mode === null || shown.mode === view.mode)

const asText = (query: Shown['query']) => JSON.stringify(Object.entries(query).sort())
