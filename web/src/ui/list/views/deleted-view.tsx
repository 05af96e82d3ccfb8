import Button from 'antd/es/button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListView } from '#contract/records/list-views.ts'
import { useSaveView } from './save-view.ts'

/** Replaces a deleted view by an undo button. */
export function DeletedView({ view, onBack }: { view: ListView; onBack: () => void }) {
  const { t } = useTranslation()
  const saidId = useId()
  const save = useSaveView()
  return (
    <li className="rb-view-deleted">
      <span id={saidId}>{t('list-views.deleted', { name: view.name })}</span>
      {/* The pressed button is gone. */}
      <Button size="small" autoFocus aria-describedby={saidId} onClick={() => void bringBack()}>
        {t('list-views.undo')}
      </Button>
    </li>
  )

  async function bringBack() {
    if (await save.restore(view)) onBack()
  }
}
