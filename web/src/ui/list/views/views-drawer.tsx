import { useTranslation } from 'react-i18next'
import { RecordDrawer } from '../../details/record-drawer.tsx'
import type { ListColumn, ListFilter } from '../list-types.ts'
import type { ListViews, UsedList } from '../state/use-list.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { SavedViews } from './saved-views.tsx'
import './views.css'

export interface ViewsDrawerProps {
  // biome-ignore lint/suspicious/noExplicitAny: lists of any rows have views
  list: UsedList<any>
  views: ListViews
  filters: readonly ListFilter[] | undefined
  // biome-ignore lint/suspicious/noExplicitAny: as above
  columns: readonly ListColumn<any>[]
  hasCards: boolean
  open: boolean
  onClose: () => void
}

/** The saved views of a list, and its columns. */
export default function ViewsDrawer(props: ViewsDrawerProps) {
  const { t } = useTranslation()
  const { open, onClose, columns, views } = props
  return (
    <RecordDrawer title={t('list-views.title')} width="comfortable" open={open} onClose={onClose}>
      <SavedViews {...props} />
      {columns.length > 0 && <ColumnChooser columns={columns} choice={views.columns} />}
    </RecordDrawer>
  )
}
