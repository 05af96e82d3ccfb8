import Pagination from 'antd/es/pagination'
import { useTranslation } from 'react-i18next'
import { pageSizes } from '#contract/shared/page.ts'
import type { ListState } from './use-list-state.ts'
import './list-pagination.css'

interface ListPaginationProps {
  state: ListState
  shown: number
  total: number
  isEstimate: boolean
}

/** Which rows these are, the way to the others, and how many at once. */
export function ListPagination({ state, shown, total, isEstimate }: ListPaginationProps) {
  const { t } = useTranslation()
  const { page } = state.search
  const first = (page - 1) * state.perPage + 1
  const range = { first, last: first + shown - 1, total: formatCount(total) }
  const sizes = [...new Set([...pageSizes, state.perPage])].sort((a, b) => a - b)
  return (
    <nav className="rb-pagination" aria-label={t('ui.list.pages')}>
      <span className="rb-pagination-range">
        {t(isEstimate ? 'ui.list.range_about' : 'ui.list.range', range)}
      </span>
      <Pagination
        current={page}
        pageSize={state.perPage}
        total={total}
        showSizeChanger
        pageSizeOptions={sizes}
        showLessItems
        responsive
        onChange={(next, size) => {
          if (size !== state.perPage) state.setPerPage(size)
          else {
            state.change({ page: next })
            window.scrollTo({ top: 0, behavior: 'instant' })
          }
        }}
      />
    </nav>
  )
}

const formatCount = (count: number) => count.toLocaleString('en-US')
