import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined'
import { useTranslation } from 'react-i18next'
import { useStore } from '#web/shell/store.ts'
import { formatDate } from '../../text/date-format.ts'
import type { SavedAt } from './draft-keeper.ts'
import '../form.css'

/** 'Draft saved 10:42 AM', beside the title. */
export function DraftMark(props: { savedAt: SavedAt }) {
  const { t } = useTranslation()
  const savedAt = useStore(props.savedAt)
  return (
    <span role="status" className="rb-draft-mark">
      {savedAt !== undefined && (
        <>
          <CheckOutlined aria-hidden /> {t('ui.form.draft_saved', { time: formatDate(savedAt, 'time') })}
        </>
      )}
    </span>
  )
}
