import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../text/date-format.ts'
import './form.css'

/** 'Draft saved 10:42 AM', beside the title of a form. */
export function DraftMark({ savedAt }: { savedAt: number | undefined }) {
  const { t } = useTranslation()
  return (
    <span role="status" className="rb-draft-mark">
      {savedAt !== undefined && (
        <>
          <CheckOutlined /> {t('ui.form.draft_saved', { time: formatDate(savedAt, 'time') })}
        </>
      )}
    </span>
  )
}
