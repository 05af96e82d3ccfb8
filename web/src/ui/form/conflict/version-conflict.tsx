import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { RecordModal } from '../../details/record-modal.tsx'
import type { RecordForm } from '../form-types.ts'

interface VersionConflictProps {
  conflict: RecordForm<object>['conflict']
  isSaving: boolean
}

/** Both versions of a record, field by field, and the choice between them. */
export function VersionConflict({ conflict, isSaving }: VersionConflictProps) {
  const { t } = useTranslation()
  return (
    <RecordModal
      open={conflict !== undefined}
      title={t('ui.conflict.title')}
      width={720}
      onClose={() => conflict?.close()}
      footer={
        <>
          <Button onClick={conflict?.takeTheirs}>{t('ui.conflict.take_theirs')}</Button>
          <Button type="primary" loading={isSaving} onClick={conflict?.keepMine}>
            {t('ui.conflict.keep_mine')}
          </Button>
        </>
      }
    >
      <p>{t(conflict?.rows.length === 0 ? 'ui.conflict.same' : 'ui.conflict.text')}</p>
      {conflict && conflict.rows.length > 0 && (
        <div className="rb-conflict">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('ui.conflict.field')}</th>
                <th scope="col">{t('ui.conflict.mine')}</th>
                <th scope="col">{t('ui.conflict.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {conflict.rows.map(row => (
                <tr key={row.field}>
                  <th scope="row">{t(row.label)}</th>
                  <td>{row.mine}</td>
                  <td>{row.theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </RecordModal>
  )
}
