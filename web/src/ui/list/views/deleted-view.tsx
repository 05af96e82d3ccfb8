import Button from 'antd/es/button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListView } from '#contract/records/list-views.ts'
import { useSaveView } from './save-view.ts'

/** Where a view was that has just been deleted: it can be had back. */
export function DeletedView({ view, onBack }: { view: ListView; onBack: () => void }) {
  const { t } = useTranslation()
  const saidId = useId()
  const save = useSaveView()
  return (
    <li className="rb-view-deleted">
      <span id={saidId}>{t('list-views.deleted', { name: view.name })}</span>
      {/* What was pressed is gone: the focus goes on here. */}
      <Button size="small" autoFocus aria-describedby={saidId} onClick={() => void bringBack()}>
        {t('list-views.undo')}
      </Button>
    </li>
  )

  async function bringBack() {
    if (await save.restore(view)) onBack()
  }
}
