import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import type { RecordForm } from '../form-types.ts'
import '../form.css'

/** Shown after a save without a response, until it is saved. */
export function UnsavedNotice<Values extends object>({ form }: { form: RecordForm<Values> }) {
  const { t } = useTranslation()
  return (
    <div className="rb-form-unsaved" role="status">
      <span>
        <strong>{t('ui.form.unsaved')}</strong> {t('ui.form.unsaved_text')}
      </span>
      <Button size="small" loading={form.isSaving} onClick={() => void form.submit()}>
        {t('ui.form.save')}
      </Button>
    </div>
  )
}
