import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined'
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined'
import Select from 'antd/es/select'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageSizes } from '#contract/shared/page.ts'
import { pagesAround } from './state/pages-around.ts'
import type { ListState } from './state/use-list-state.ts'
import './list-pagination.css'
import { totalText } from './state/shown-total.ts'

interface ListPaginationProps {
  state: ListState
  /** Undefined during the first load, which reserves the pager's space. */
  shown: number | undefined
  total: number
  isEstimate: boolean
  isMore: boolean
}

/** Range of rows, pages and page size. */
export function ListPagination({ state, shown = 0, total, isEstimate, isMore }: ListPaginationProps) {
  const { t } = useTranslation()
  if (shown === 0) return <div className="rb-pagination" />
  const { page } = state.search
  // If counting stopped early, a full page may have a next one.
  const lastKnown = isMore && shown === state.perPage ? page + 1 : page
  const last = Math.max(lastKnown, Math.ceil(total / state.perPage))
  const first = (page - 1) * state.perPage + 1
  const range = { first, last: first + shown - 1, total: totalText(total, isMore) }
  const sizes = [...new Set([...pageSizes, state.perPage])].sort((a, b) => a - b)
  const to = (next: number, label: string, content: ReactNode) => (
    <button
      type="button"
      className="rb-page"
      aria-label={label}
      aria-current={next === page ? 'page' : undefined}
      aria-disabled={next < 1 || next > last || undefined}
      onClick={() => {
        if (next === page || next < 1 || next > last) return
        state.change({ page: next })
        window.scrollTo({ top: 0, behavior: 'instant' })
      }}
    >
      {content}
    </button>
  )
  return (
    <nav className="rb-pagination" aria-label={t('ui.list.pages')}>
      <span className="rb-pagination-range">
        {t(isEstimate ? 'ui.list.range_about' : 'ui.list.range', range)}
      </span>
      <ul className="rb-pages">
        <li>{to(page - 1, t('ui.list.previous_page'), <LeftOutlined aria-hidden />)}</li>
        {pagesAround(page, last).map((target, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: positions are stable, their pages change
          <li key={place}>
            {target === 'gap' ? (
              <span className="rb-page" aria-hidden="true">
                …
              </span>
            ) : (
              to(target, t('ui.list.page', { page: target }), target.toLocaleString('en-US'))
            )}
          </li>
        ))}
        <li>{to(page + 1, t('ui.list.next_page'), <RightOutlined aria-hidden />)}</li>
      </ul>
      <Select
        aria-label={t('ui.list.page_size')}
        popupMatchSelectWidth={false}
        value={state.perPage}
        options={sizes.map(value => ({ value, label: t('ui.list.rows_a_page', { size: value }) }))}
        onChange={state.setPerPage}
      />
    </nav>
  )
}
