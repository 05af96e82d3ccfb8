import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { RecordModal } from '../details/record-modal.tsx'
import type { RecordForm } from './form-types.ts'

/** Asked when a form is opened that was left unfinished. No deletes what was kept. */
export function DraftPrompt<Values extends object>({ form }: { form: RecordForm<Values> }) {
  const { t } = useTranslation()
  const { isAsking, restore, drop } = form.draft
  return (
    <RecordModal
      open={isAsking}
      title={t('ui.form.restore_draft')}
      width={400}
      persistent
      closable={false}
      onClose={drop}
      footer={
        <>
          <Button onClick={drop}>{t('ui.confirm.no')}</Button>
          <Button type="primary" autoFocus onClick={restore}>
            {t('ui.confirm.yes')}
          </Button>
        </>
      }
    >
      {t('ui.form.restore_draft_text')}
    </RecordModal>
  )
}
